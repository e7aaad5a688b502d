import type { FastifyInstance } from 'fastify';
import { AFTER_PAYMENT, findSettings, html, type Platform } from '@tokpa/api';
import { standAlonePage, waysToAsk } from './stand-alone-page.ts';

/**
 * Where the payment page of an order that staff took leads back to, also while the shop is closed. It is nobody's: whoever was sent that
 * payment page may have no account. What the provider adds to the address proves nothing, so nothing is said of the money itself.
 */
export function serveAfterPayment(app: FastifyInstance, { db }: Platform): void {
  app.get(AFTER_PAYMENT, async (_request, reply) => {
    const { shopName, ...reachable } = await findSettings(db);
    const main = html`<h1>La page de paiement est fermée</h1>
      <p>
        Si vous avez payé, nous le saurons dès que l’opérateur l’aura confirmé, et nous nous occuperons de votre
        commande. Vous pouvez fermer cette page.
      </p>
      <p>Sinon, dites-le-nous : nous vous enverrons une autre page de paiement.</p>
      <p>Vous avez un compte chez ${shopName} ? <a href="/account?tab=commandes">Mes commandes</a></p>
      ${waysToAsk(reachable)}`;
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(standAlonePage({ title: `${shopName} – après le paiement`, main }));
  });
}
