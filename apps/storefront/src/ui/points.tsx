import Check from 'lucide-react/icons/check';
import { frenchSpaces } from './french-spaces.ts';

/** Short statements below each other, each with its tick. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <span>{frenchSpaces(point)}</span>
        </li>
      ))}
    </ul>
  );
}
