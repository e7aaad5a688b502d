import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { OtherWays } from './other-ways.tsx';

function drawn(popularSearches: string[]): string {
  const Component = () => (
    <OtherWays searchedFor="" spelling={null} categories={[]} whatsappNumber="">
      {null}
    </OtherWays>
  );
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: { settings: { popularSearches } } } }} />);
}

it('a shop names its popular searches, and says nothing of them where it has none', () => {
  expect(drawn(['Miel'])).toContain('Recherches populaires');
  expect(drawn(['Miel'])).toContain('/search?q=Miel');
  expect(drawn([])).not.toContain('Recherches populaires');
  expect(drawn([])).toContain('Voir tous les produits');
});
