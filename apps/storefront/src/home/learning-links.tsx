import { Link } from 'react-router';

const LINKS = [
  { to: '/formations', label: 'Formations' },
  { to: '/seminars', label: 'Séminaires' },
  { to: '/coaching', label: 'Coaching' },
  { to: '/recipes', label: 'Recettes' },
] as const;

/** The ways to everything beside the products: on a phone they stand far along the menu's line. */
export function LearningLinks() {
  return (
    <ul aria-label="À découvrir" className="mb-4 flex flex-wrap gap-2 md:mb-5">
      {LINKS.map(({ to, label }) => (
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
  );
}
