import type { ProductFacets } from '@tokpa/contract/products';
import { Link } from '../ui/link.tsx';

type SpellingProps = {
  typed: string;
  spelling: NonNullable<ProductFacets['spelling']>;
  /** Where the proposal leads. */
  to: string;
};

/** What was probably meant; where the list shows it already, it says so. */
export function Spelling({ typed, spelling: { text, isApplied }, to }: SpellingProps) {
  return (
    <p className="pb-4">
      {isApplied && `Rien ne s’appelle «\u00a0${typed}\u00a0»\u00a0: voici ce qui s’en approche. `}
      {'Vouliez-vous dire '}
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
        {`«\u00a0${text}\u00a0»`}
      </Link>
      {'\u00a0?'}
    </p>
  );
}
