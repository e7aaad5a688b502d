import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatFcfa } from '@tokpa/contract';
import type { SandboxPayment } from '../books.queries.ts';
import { Html, html } from '#platform/html';

const style = readFileSync(path.join(import.meta.dirname, 'hosted-page.css'), 'utf8');
// In one piece: a space more between the tags, and the hash that lets a browser apply it is another one.
const styleElement = new Html(`<style>${style}</style>`);
const styleHash = createHash('sha256').update(style).digest('base64');

/** What the page needs of a browser: its own style by its hash, forms to itself, and the way back to the shop. */
export function contentSecurityPolicy(returnUrl?: string): string {
  const shop = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export type Merchant = { name: string };

const logo = html`<svg
  xmlns="http://www.w3.org/2000/svg"
  class="logo"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  aria-hidden="true"
>
  <rect width="32" height="32" rx="9" fill="#f5b84b" />
  <path
    d="M10 25V8h7.2a5.6 5.6 0 0 1 0 11.2H14"
    fill="none"
    stroke="#1c2350"
    stroke-width="3.4"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
  <circle cx="23.6" cy="23.6" r="2.4" fill="#1c2350" />
</svg>`;

const icon = `data:image/svg+xml,${encodeURIComponent(logo.markup)}`;

/** Who is paid, what for, and how much: the same at the top of every step. */
export function summary(payment: SandboxPayment, merchant: Merchant): Html {
  return html`<section class="summary" aria-label="Votre paiement">
    <p class="payee">À payer à <strong>${merchant.name}</strong></p>
    <p class="amount">${formatFcfa(payment.amount)}</p>
    <p class="what">${payment.description}</p>
  </section>`;
}

/** A whole page of the provider: its banner, its name, and the step in the middle. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light" />
        <link rel="icon" href="${icon}" />
        <title>${title} · PaySim, paiement de démonstration</title>
        ${styleElement}
      </head>
      <body>
        <header>
          <p class="test-banner"><strong>Démonstration</strong> Aucun argent réel débité</p>
          <div class="brand">
            ${logo}
            <p><span class="name">PaySim</span><span class="tagline">paiement de démonstration</span></p>
          </div>
        </header>
        <main>${content}</main>
        <footer>
          <p>
            PaySim imite un prestataire de paiement pour essayer la boutique. N’y saisissez jamais un vrai code ni une
            vraie carte.
          </p>
        </footer>
      </body>
    </html> `.markup;
}
