import type { PublicSettings } from '@tokpa/contract/settings';
import { RETURN_EXCEPTIONS, WARRANTY_REMEDIES } from '@tokpa/contract/shop-policy';
import { frenchSpaces } from '../ui/french-spaces.ts';

type ReturnTerms = Pick<PublicSettings, 'returnDays' | 'perishableReturnDays' | 'warrantyYears'>;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const policyOf = ({ returnDays, perishableReturnDays, warrantyYears }: ReturnTerms) => [
  {
    article: 'Article intact, non ouvert',
    window: `${returnDays} jours`,
    condition: 'Dans son emballage d’origine, avec ses accessoires. Le transport du retour est à votre charge.',
  },
  {
    article: 'Article défectueux, abîmé ou qui n’est pas celui commandé',
    window: `${returnDays} jours`,
    condition: 'Photos à l’appui. Le transport du retour est à notre charge.',
  },
  {
    article: 'Denrée périssable',
    window: `${perishableReturnDays} jours`,
    condition: `${capitalised(RETURN_EXCEPTIONS.perishable)}.`,
  },
  {
    article: 'Complément, cosmétique ou hygiène, ouvert',
    window: 'Non repris',
    condition: `Par hygiène, ${RETURN_EXCEPTIONS.opened}.`,
  },
  {
    article: 'Appareil de mesure',
    window: `${returnDays} jours`,
    condition: `Puis ${warrantyYears} ans de garantie contre les pannes : ${WARRANTY_REMEDIES}.`,
  },
];

/** On a phone each line of the table becomes a card that reads by itself. */
export function ReturnPolicy(terms: ReturnTerms) {
  return (
    <table className="block w-full text-left md:table md:overflow-hidden md:rounded-card md:bg-surface md:shadow-soft print:shadow-none">
      <caption className="sr-only">Délais et conditions de retour</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b md:border-line md:text-sm md:text-muted">
          <th scope="col" className="md:px-5 md:py-3 md:font-medium">
            Article
          </th>
          <th scope="col" className="md:px-5 md:py-3 md:font-medium">
            Délai après la livraison
          </th>
          <th scope="col" className="md:px-5 md:py-3 md:font-medium">
            Conditions
          </th>
        </tr>
      </thead>
      <tbody className="flex flex-col gap-3 md:table-row-group">
        {policyOf(terms).map(({ article, window, condition }) => (
          <tr
            key={article}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-4 md:table-row md:border-0 md:border-b"
          >
            <th scope="row" className="beside font-semibold md:border-b md:border-line md:px-5 md:py-4 md:align-top">
              {article}
            </th>
            <td className="font-semibold whitespace-nowrap text-primary md:border-b md:border-line md:px-5 md:py-4 md:align-top">
              {window}
            </td>
            <td className="w-full text-muted md:w-auto md:border-b md:border-line md:px-5 md:py-4 md:align-top">
              {frenchSpaces(condition)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
