import { html, type Html } from '@tokpa/api';
import { formatPhone } from '@tokpa/contract/phones';

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf8f1; color: #17231d;
    font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
  main { box-sizing: border-box; width: 100%; max-width: 34rem; padding: 1.5rem; text-align: center; }
  .stripe { height: 6px; border-radius: 3px; margin: 0 auto 2rem; width: 6rem;
    background: linear-gradient(90deg, #0b6b47 0 50%, #e8a317 50% 72%, #b8432f 72%); }
  h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 0.75rem; }
  p { margin: 0 0 1rem; }
  .muted { color: #5b675f; }
  a { color: #0b6b47; font-weight: 600; display: inline-block; padding: 0.625rem 0; }
  button { font: inherit; font-weight: 600; color: #fff; background: #0b6b47; border: 0; border-radius: 0.5rem;
    padding: 0.75rem 1.5rem; cursor: pointer; }
  :focus-visible { outline: 3px solid #1d5fa8; outline-offset: 2px; }`;

/** How to reach the shop, at the foot of such a page. */
export function waysToAsk({ supportPhone, contactEmail }: { supportPhone: string; contactEmail: string }): Html {
  return html`<p class="muted">
    Une question ?<br /><a href="tel:${supportPhone}">${formatPhone(supportPhone)}</a><br />
    <a href="mailto:${contactEmail}">${contactEmail}</a>
  </p>`;
}

/** A page that stands alone: no script, no file, no call. With `refreshSeconds` it asks again by itself. */
export function standAlonePage(page: { title: string; main: Html; refreshSeconds?: number }): string {
  const { markup } = html`<main>
    <div class="stripe"></div>
    ${page.main}
  </main>`;
  const title = html`<title>${page.title}</title>`.markup;
  const refresh = page.refreshSeconds ? `<meta http-equiv="refresh" content="${page.refreshSeconds}">` : '';
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${refresh}${title}<style>${STYLE}</style></head><body>${markup}</body></html>`;
}
