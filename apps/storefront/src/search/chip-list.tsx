import { ChipLinks } from '../ui/chip-links.tsx';

type ChipListProps = { id: string; title: string; chips: ReadonlyArray<{ label: string; to: string }> };

/** Ways on, side by side under a heading. */
export function ChipList({ id, title, chips }: ChipListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ChipLinks chips={chips} />
    </section>
  );
}
