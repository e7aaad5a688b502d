import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const draw = (address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <UnsubscribePage
        question="Ne plus recevoir la newsletter ?"
        consequence="Vous ne recevrez plus nos conseils."
        farewell="Au revoir."
        unsubscribe={async () => {}}
      />
    </MemoryRouter>,
  );

it('a link without its end asks nothing: its title says that it is no longer valid', () => {
  const page = draw('/newsletter/unsubscribe');
  expect(page).toMatch(/<h1[^>]*>Ce lien n’est plus valable<\/h1>/);
  expect(page).toContain('Ouvrez celui de notre dernier email, ou écrivez-nous.');
  expect(page).not.toContain('Ne plus recevoir la newsletter');
  expect(page).not.toContain('Vous ne recevrez plus nos conseils');
});

it('a whole link asks, and says what follows', () => {
  const page = draw('/newsletter/unsubscribe?token=nws_entier');
  expect(page).toContain('Ne plus recevoir la newsletter ?');
  expect(page).toContain('Vous ne recevrez plus nos conseils');
  expect(page).toContain('Me désinscrire');
});
