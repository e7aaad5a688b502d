import type { PublicSettings } from '@tokpa/contract/settings';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { specialCases } from './shipping-texts.ts';

export function SpecialCases(settings: Pick<PublicSettings, 'codCities' | 'codFee' | 'codMaxAmount'>) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {specialCases(settings).map(({ title, text }) => (
        <li key={title} className="break-inside-avoid rounded-card border border-line bg-surface p-4 lg:p-5">
          <h3 className="text-lg leading-snug">{title}</h3>
          <p className="mt-1 text-muted">{frenchSpaces(text)}</p>
        </li>
      ))}
    </ul>
  );
}
