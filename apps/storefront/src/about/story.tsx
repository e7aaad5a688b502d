import { frenchSpaces } from '../ui/french-spaces.ts';
import { MarketRow } from './market-row.tsx';

const PARAGRAPHS = [
  'À Cotonou, tout commence à Tokpa. Le grand marché borde la lagune : on y trouve de tout, on y revient pour les mêmes vendeuses, et l’on sait à qui l’on achète.',
  'Nous avons voulu ce marché-là en ligne : de vrais produits, décrits sans détour, un prix affiché, et une personne qui répond. Avec une attention particulière à ce qui touche à la santé et au bien-être.',
  'Glucomètres et tensiomètres, vitamines et compléments, alimentation saine, soins, sport, bébé : vous choisissez de chez vous, payez par Mobile Money ou par carte, et le colis vous rejoint, même sans nom de rue.',
] as const;

export function Story() {
  return (
    <div className="grid items-center gap-6 lg:grid-cols-2 lg:gap-14">
      <MarketRow />
      <div className="flex flex-col gap-4 text-lg">
        {PARAGRAPHS.map((paragraph) => (
          <p key={paragraph}>{frenchSpaces(paragraph)}</p>
        ))}
      </div>
    </div>
  );
}
