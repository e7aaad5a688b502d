import { formatPhone } from '@tokpa/contract';
import type { SandboxPayment } from '../books.queries.ts';
import { isOperator, OPERATORS } from '../operators.ts';
import { html, type Html } from '#platform/html';
import { page, summary, type Merchant } from './layout.ts';

type Outcome = Exclude<SandboxPayment['status'], 'pending'>;

const RESULTS: Readonly<Record<Outcome, { title: string; text: string; tone: 'good' | 'bad' | 'neutral' }>> = {
  approved: { title: 'Paiement approuvé', text: 'La boutique a été prévenue. Vous pouvez y retourner.', tone: 'good' },
  declined: {
    title: 'Paiement refusé',
    text: 'Rien n’a été débité. Vous pouvez réessayer depuis la boutique.',
    tone: 'bad',
  },
  canceled: {
    title: 'Paiement annulé',
    text: 'Rien n’a été débité. Vous pouvez réessayer depuis la boutique.',
    tone: 'neutral',
  },
  expired: {
    title: 'Ce paiement a expiré',
    text: 'Le délai est passé et rien n’a été débité. La boutique vous dira si la commande peut encore être payée.',
    tone: 'neutral',
  },
  refunded: { title: 'Paiement remboursé', text: 'La boutique vous a rendu ce montant.', tone: 'neutral' },
};

const SIGNS = {
  good: html`<path d="M14 24.5l7 7 13-15" />`,
  bad: html`<path d="M16 16l16 16M32 16L16 32" />`,
  neutral: html`<path d="M24 14v12M24 32.5v1" />`,
} as const;

function sign(tone: keyof typeof SIGNS): Html {
  return html`<svg class="sign sign-${tone}" viewBox="0 0 48 48" width="64" height="64" aria-hidden="true">
    <circle cx="24" cy="24" r="23" />
    ${SIGNS[tone]}
  </svg>`;
}

/** A payment that is decided: what came of it, and the way back. */
export function resultPage(payment: SandboxPayment & { status: Outcome }, merchant: Merchant, backUrl: string): string {
  const { title, text, tone } = RESULTS[payment.status];
  const isPaid = payment.status === 'approved' && isOperator(payment.method);
  return page(
    title,
    html`${summary(payment, merchant)}
      <section class="card result">
        ${sign(tone)}
        <h1>${title}</h1>
        <p>${text}</p>
        ${isPaid && isOperator(payment.method) && html`<p class="paid-with">${OPERATORS[payment.method]}<br /><span class="nowrap">${formatPhone(payment.payer ?? '')}</span></p>`}
        <a class="primary" href="${backUrl}">Revenir à la boutique</a>
      </section>`,
  );
}

export function notFoundPage(): string {
  return page(
    'Paiement introuvable',
    html`<section class="card result">
      ${sign('neutral')}
      <h1>Ce lien de paiement n’existe pas</h1>
      <p>Retournez à la boutique et ouvrez le paiement depuis votre commande.</p>
      <a class="primary" href="/">Aller à la boutique</a>
    </section>`,
  );
}
