import type { FastifyReply } from 'fastify';
import { findSettings, html, type Platform } from '@tokpa/api';
import { standAlonePage, waysToAsk } from './stand-alone-page.ts';

const RETRY_AFTER_SECONDS = 300;

type Shop = { shopName: string; supportPhone: string; contactEmail: string };

/** The page of a shop in maintenance. */
export function closedPage({ shopName, supportPhone, contactEmail }: Shop): string {
  const main = html`<h1>Nous revenons dans quelques minutes</h1>
    <p>${shopName} fait un peu de rangement. Votre panier et vos commandes vous attendent, rien n’est perdu.</p>
    <p><a href="">Réessayer</a></p>
    ${waysToAsk({ supportPhone, contactEmail })}`;
  const title = `${shopName} – de retour dans quelques minutes`;
  return standAlonePage({ title, main, refreshSeconds: RETRY_AFTER_SECONDS });
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
