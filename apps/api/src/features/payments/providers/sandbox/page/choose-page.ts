import { formatPhone } from '@tokpa/contract';
import type { SandboxPayment } from '../books.queries.ts';
import { OPERATORS, type Operator } from '../operators.ts';
import { CARD_APPROVED, CARD_DECLINED, type Field, type FieldErrors, type Typed } from '../payer-form.ts';
import { html, type Html } from '#platform/html';
import { page, summary, type Merchant } from './layout.ts';

const HINTS: Readonly<Record<Operator, string>> = {
  mtn: 'Sur votre téléphone',
  moov: 'Sur votre téléphone',
  celtis: 'Sur votre téléphone',
  card: 'Carte bancaire',
};
const MARKS: Readonly<Record<Operator, string>> = { mtn: 'MTN', moov: 'MOOV', celtis: 'Celtis', card: 'CB' };

function option(operator: Operator, isChosen: boolean): Html {
  return html`<label class="option">
    <input type="radio" name="operator" value="${operator}" ${isChosen && html`checked`} />
    <span class="mark mark-${operator}" aria-hidden="true">${MARKS[operator]}</span>
    <span class="label"><strong>${OPERATORS[operator]}</strong><small>${HINTS[operator]}</small></span>
    <span class="dot" aria-hidden="true"></span>
  </label>`;
}

type Input = { name: Field; label: string; value: string; hint: string; attributes: Html };

function input({ name, label, value, hint, attributes }: Input, errors: FieldErrors): Html {
  const error = errors[name];
  const isFirstWrong = Object.keys(errors)[0] === name;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      ${attributes}
      aria-describedby="${name}-hint"
      ${error !== undefined && html`aria-invalid="true"`}
      ${isFirstWrong && html`autofocus`}
    />
    <p class="${error === undefined ? 'hint' : 'hint wrong'}" id="${name}-hint">${error ?? hint}</p>
  </div>`;
}

function cardFields(typed: Typed, errors: FieldErrors): Html {
  return html`<fieldset class="panel panel-card">
    <legend>Votre carte de démonstration</legend>
    <dl class="test-cards">
      <div>
        <dt>${CARD_APPROVED}</dt>
        <dd class="good">acceptée</dd>
      </div>
      <div>
        <dt>${CARD_DECLINED}</dt>
        <dd class="bad">refusée</dd>
      </div>
    </dl>
    ${input(
      {
        name: 'cardNumber',
        label: 'Numéro de carte',
        value: typed.cardNumber,
        hint: 'Une des deux cartes ci-dessus.',
        attributes: html`inputmode="numeric" autocomplete="off" maxlength="23" placeholder="${CARD_APPROVED}"`,
      },
      errors,
    )}
    <div class="pair">
      ${input(
        {
          name: 'cardExpiry',
          label: 'Expiration',
          value: typed.cardExpiry,
          hint: 'Une date à venir.',
          attributes: html`inputmode="numeric" autocomplete="off" maxlength="7" placeholder="MM/AA"`,
        },
        errors,
      )}
      ${input(
        {
          name: 'cardCvc',
          label: 'Code CVC',
          value: typed.cardCvc,
          hint: 'Trois chiffres au choix.',
          attributes: html`inputmode="numeric" autocomplete="off" maxlength="3" placeholder="123"`,
        },
        errors,
      )}
    </div>
  </fieldset>`;
}

function phoneFields(typed: Typed, errors: FieldErrors): Html {
  return html`<fieldset class="panel panel-phone">
    <legend>Votre compte Mobile Money</legend>
    ${input(
      {
        name: 'phone',
        label: 'Numéro de téléphone',
        value: typed.phone,
        hint: 'N’importe quel numéro convient : vous répondrez à l’étape suivante.',
        attributes: html`type="tel" inputmode="tel" autocomplete="tel" maxlength="24" placeholder="01 97 00 00 00"`,
      },
      errors,
    )}
  </fieldset>`;
}

/** What the form shows before anything was typed: the shopper's own number, and the method chosen in the shop. */
export function firstTyped(payment: SandboxPayment, operator: Operator | undefined): Typed {
  const known = payment.payer !== null && payment.method !== 'card' ? formatPhone(payment.payer) : '';
  return {
    operator: operator ?? 'mtn',
    phone: known.replaceAll('\u00a0', ' '),
    cardNumber: '',
    cardExpiry: '',
    cardCvc: '',
  };
}

/** First step: with what to pay. Both panels are sent; the style shows the one that belongs to the choice. */
export function choosePage(
  payment: SandboxPayment,
  merchant: Merchant,
  { typed, errors }: { typed: Typed; errors: FieldErrors },
): string {
  const operators = Object.keys(OPERATORS) as Operator[];
  return page(
    'Choisir un moyen de paiement',
    html`${summary(payment, merchant)}
      <form method="post" action="/sandbox-pay/${payment.token}/payer" class="card" novalidate>
        <h1>Comment payez-vous ?</h1>
        ${Object.keys(errors).length > 0 && html`<p class="alert" role="alert">${errors.operator ?? 'Vérifiez les champs signalés ci-dessous.'}</p>`}
        <div class="options" role="radiogroup" aria-label="Moyen de paiement">
          ${operators.map((operator) => option(operator, operator === typed.operator))}
        </div>
        ${phoneFields(typed, errors)} ${cardFields(typed, errors)}
        <button class="primary" type="submit">Continuer</button>
      </form>
      ${cancelForm(payment)}`,
  );
}

export function cancelForm(payment: SandboxPayment): Html {
  return html`<form method="post" action="/sandbox-pay/${payment.token}/decision" class="cancel">
    <button class="link" name="decision" value="cancel">Annuler et revenir à la boutique</button>
  </form>`;
}
