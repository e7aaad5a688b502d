import { contract } from '@tokpa/contract/contract';

/** What is set on the window of whoever lets a text run. */
export const MARKER = 'tokpaWasHit';
/** Stands in every attack, so that a screen can be seen to show it. */
export const SIGN = 'onerror=';

const IMAGE = `<img src=x onerror=${MARKER}=1>`;
/** The longest first: a field gets the first that it takes. */
export const ATTACKS = [
  `Zoé"'><script>${MARKER}=1</script>${IMAGE}<a href="javascript:${MARKER}=1">ici</a></script></title></textarea><svg onload=${MARKER}=1>`,
  `Zoé"'><script>${MARKER}=1</script>${IMAGE}`,
  `Zoé "'>${IMAGE}`,
  IMAGE,
  `"><b ${SIGN}1>`,
];

/** The longest attack of so many letters. */
export function shortAttack(letters: number): string {
  return ATTACKS.find(({ length }) => length <= letters) ?? '';
}

type Schema = { safeParse(value: unknown): { success: boolean }; def: object };
type Definition = { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema };

function bare(schema: Schema): Schema {
  const { innerType } = schema.def as Definition;
  return innerType ? bare(innerType) : schema;
}

/** What an attacker writes into a field; nothing where the field takes no free text. */
function attackFor(schema: Schema): unknown {
  const inner = bare(schema);
  const { type, shape, element } = inner.def as Definition;
  if (type === 'object') return attackedFields(shape ?? {}, {});
  if (type !== 'array' || !element) return ATTACKS.find((attack) => inner.safeParse(attack).success);
  const one = attackFor(element);
  return one === undefined ? undefined : [one];
}

function attackedFields(shape: Record<string, Schema>, given: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => [name, name in given ? given[name] : attackFor(schema)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

export type WrittenKey = Exclude<keyof typeof contract, `GET ${string}`>;

/** A body with an attack in every field that takes free text, as the contract knows them; what is `given` stays, undefined leaves out. */
export function attackedBody(key: WrittenKey, given: Record<string, unknown> = {}): Record<string, unknown> {
  const { body } = contract[key] as { body?: Schema };
  return attackedFields((body?.def as Definition | undefined)?.shape ?? {}, given);
}

/** Endpoints that keep a free text which somebody else may come to see. */
export function keysWithTexts(): string[] {
  return (Object.keys(contract) as (keyof typeof contract)[]).filter(
    (key) => !key.startsWith('GET ') && JSON.stringify(attackedBody(key as WrittenKey)).includes(SIGN),
  );
}
