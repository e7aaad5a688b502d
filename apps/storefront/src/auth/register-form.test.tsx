import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { RegisterForm } from './register-form.tsx';

it('names the terms that are accepted as the page does that they lead to', () => {
  const form = renderToStaticMarkup(
    <MemoryRouter>
      <RegisterForm />
    </MemoryRouter>,
  );
  expect(form).toMatch(/<a [^>]*href="\/terms"[^>]*>conditions générales de vente<\/a>/);
});
