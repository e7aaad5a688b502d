import { ChipLinks } from '../ui/chip-links.tsx';

const LINKS = [
  { to: '/formations', label: 'Formations' },
  { to: '/seminars', label: 'Séminaires' },
  { to: '/coaching', label: 'Coaching' },
  { to: '/recipes', label: 'Recettes' },
] as const;

/** The ways to everything beside the products: on a phone they stand far along the menu's line. */
export function LearningLinks() {
  return <ChipLinks label="À découvrir" chips={LINKS} className="mb-4 md:mb-5" />;
}
