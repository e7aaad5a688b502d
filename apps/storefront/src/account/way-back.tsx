import { useLocation } from 'react-router';
import { originInState } from '../api/origin-state.ts';
import { ButtonLink } from '../ui/button.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Notice } from '../ui/notice.tsx';

/** For whoever opened the account on the way to something else. */
export function WayBack() {
  const origin = originInState(useLocation().state);
  if (origin === undefined) return null;
  return (
    <Notice tone="success" className="mb-6">
      <p className="mb-3">{frenchSpaces('Votre compte est ouvert, bienvenue !')}</p>
      <ButtonLink to={origin}>Reprendre là où j’en étais</ButtonLink>
    </Notice>
  );
}
