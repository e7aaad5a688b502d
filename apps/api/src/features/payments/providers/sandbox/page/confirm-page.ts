import { formatFcfa, formatPhone } from '@tokpa/contract';
import type { SandboxPayment } from '../books.queries.ts';
import { isOperator, OPERATORS } from '../operators.ts';
import { cancelForm } from './choose-page.ts';
import { html } from '#platform/html';
import { page, summary, type Merchant } from './layout.ts';

/** Second step of Mobile Money: the question that an operator would put on the payer's phone. */
export function confirmPage(payment: SandboxPayment, merchant: Merchant): string {
  const operator = isOperator(payment.method) ? OPERATORS[payment.method] : '';
  return page(
    'Confirmer sur le téléphone',
    html`${summary(payment, merchant)}
      <section class="card">
        <h1>Confirmez sur votre téléphone</h1>
        <p class="explain">
          ${operator} vient d’envoyer cette demande au
          <strong class="nowrap">${formatPhone(payment.payer ?? '')}</strong>. Répondez ici comme vous le feriez sur le
          téléphone.
        </p>
        <div class="handset" role="group" aria-label="La demande affichée sur le téléphone">
          <p class="handset-title">${operator}</p>
          <p class="handset-text">
            Payer <strong class="nowrap">${formatFcfa(payment.amount)}</strong> à ${merchant.name} ?<small
              >${payment.description}</small
            >
          </p>
          <form method="post" action="/sandbox-pay/${payment.token}/decision" class="answers">
            <button class="approve" name="decision" value="approve">Approuver</button>
            <button class="decline" name="decision" value="decline">Refuser</button>
          </form>
        </div>
        <form method="post" action="/sandbox-pay/${payment.token}/decision">
          <button class="secondary" name="decision" value="leave">Laisser en attente</button>
          <p class="hint centred">La boutique attendra ; cette page restera ouverte à la même adresse.</p>
        </form>
        <p class="change"><a href="/sandbox-pay/${payment.token}?etape=choix">Changer de moyen de paiement</a></p>
      </section>
      ${cancelForm(payment)}`,
  );
}
