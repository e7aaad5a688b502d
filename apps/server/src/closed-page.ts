import type { FastifyReply } from 'fastify';
import { findSettings, html, type Platform } from '@tokpa/api';
import { formatPhone } from '@tokpa/contract/phones';

const RETRY_AFTER_SECONDS = 300;

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
  :focus-visible { outline: 3px solid #1d5fa8; outline-offset: 2px; }`;

type Shop = { shopName: string; supportPhone: string; contactEmail: string };

/** The page of a shop in maintenance. It stands alone: no script, no file, no call. */
export function closedPage({ shopName, supportPhone, contactEmail }: Shop): string {
  const { markup } = html`<main>
    <div class="stripe"></div>
    <h1>Nous revenons dans quelques minutes</h1>
    <p>${shopName} fait un peu de rangement. Votre panier et vos commandes vous attendent, rien n’est perdu.</p>
    <p><a href="">Réessayer</a></p>
    <p class="muted">
      Une question ? <a href="tel:${supportPhone}">${formatPhone(supportPhone)}</a> ·
      <a href="mailto:${contactEmail}">${contactEmail}</a>
    </p>
  </main>`;
  const title = html`<title>${shopName} – de retour dans quelques minutes</title>`.markup;
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">${title}<style>${STYLE}</style></head><body>${markup}</body></html>`;
}

/** Answers a page while the shop is in maintenance, for search engines too: nothing here is gone for good. */
export async function sendClosedPage({ db }: Platform, reply: FastifyReply): Promise<FastifyReply> {
  return reply
    .status(503)
    .header('retry-after', String(RETRY_AFTER_SECONDS))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(closedPage(await findSettings(db)));
}
