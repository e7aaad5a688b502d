import type { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;
type ReadOnly<Input extends Fields, Answer extends Fields> = {
  [Name in Exclude<keyof Answer, keyof Input>]: z.ZodOptional<z.ZodType<undefined, z.input<Answer[Name]>>>;
};

/**
 * The body of a change, for clients that read a resource, change a field and send the whole back: it takes what the resource's own
 * answer holds besides what may be written, looks at its form and drops it. Every other field is still unknown.
 */
export function changeOf<Input extends Fields, Answer extends Fields>(
  input: z.ZodObject<Input, z.core.$strict>,
  answer: z.ZodObject<Answer>,
) {
  const readOnly = Object.entries(answer.shape)
    .filter(([name]) => !(name in input.shape))
    .map(([name, field]) => [name, dropped(field)]);
  return input.extend(Object.fromEntries(readOnly) as ReadOnly<Input, Answer>);
}

function dropped(field: z.ZodType): z.ZodType {
  return field
    .transform(() => undefined)
    .optional()
    .meta({ readOnly: true, description: 'Peut revenir tel qu’il a été lu ; n’est pas écrit' });
}
