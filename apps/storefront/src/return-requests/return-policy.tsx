import { frenchSpaces } from '../ui/french-spaces.ts';
import { returnPolicyOf, type ReturnTerms } from './return-texts.ts';

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
        {returnPolicyOf(terms).map(({ article, window, condition }) => (
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
