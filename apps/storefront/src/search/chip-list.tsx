import { Link } from 'react-router';

type ChipListProps = { id: string; title: string; chips: ReadonlyArray<{ label: string; to: string }> };

/** Ways on, side by side under a heading. */
export function ChipList({ id, title, chips }: ChipListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {chips.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium hover:border-primary hover:text-primary"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
