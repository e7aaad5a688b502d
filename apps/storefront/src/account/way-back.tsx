import { useLocation } from 'react-router';
import { originInState } from '../api/origin.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** For whoever opened the account on the way to something else. */
export function WayBack() {
  const origin = originInState(useLocation().state);
  if (origin === undefined) return null;
  return (
    <Notice tone="success" className="mb-6">
      <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
        Votre compte est ouvert, bienvenue !<ButtonLink to={origin}>Reprendre là où j’en étais</ButtonLink>
      </div>
    </Notice>
  );
}
