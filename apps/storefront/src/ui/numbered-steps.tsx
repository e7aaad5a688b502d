import { frenchSpaces } from './french-spaces.ts';

export type NumberedStep = { title: string; text: string };

/** What happens one after the other: below each other on a phone, side by side on a wide screen. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
      {steps.map((step, position) => (
        <li key={step.title} className="flex gap-4 lg:flex-col lg:gap-3">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary font-display text-lg font-bold text-surface"
          >
            {position + 1}
          </span>
          <div>
            <h3 className="text-lg leading-snug">{frenchSpaces(step.title)}</h3>
            <p className="mt-1 text-muted">{frenchSpaces(step.text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
