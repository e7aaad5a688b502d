import type { CartItem } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import { PAYMENT_METHOD_LABELS } from '@tokpa/contract/order-status';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import type { CheckoutSlots } from './checkout-props.ts';
import { PromoCode } from './promo-code.tsx';
import { StepActions } from './step-actions.tsx';
import type { Choices } from './use-choices.ts';
import type { Promo } from './use-promo.ts';

type ConfirmationStepProps = {
  items: readonly CartItem[];
  choices: Choices;
  busy: boolean;
  promo: Promo;
  total: number;
  addressSummary: ReactNode;
  slots: Pick<CheckoutSlots, 'LineIssue'>;
  onChange: (step: 0 | 1) => void;
  onSubmit: (accepted: boolean) => void;
};

export function ConfirmationStep(props: ConfirmationStepProps) {
  const { items, choices, busy, promo, total, addressSummary, slots, onChange, onSubmit } = props;
  const { codFee } = choices.amounts;
  const [accepted, setAccepted] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(accepted);
      }}
    >
      <Recap items={items} slots={slots} />
      <div className="grid gap-4 sm:grid-cols-2">
        {choices.needsAddress && (
          <ChosenCard title="Livraison" changeLabel="Modifier l’adresse" onChange={() => onChange(0)}>
            {addressSummary}
          </ChosenCard>
        )}
        <ChosenCard title="Paiement" changeLabel="Modifier le paiement" onChange={() => onChange(1)}>
          {sayMethod(choices)}
          {codFee > 0 && <span className="block">Supplément de {formatFcfa(codFee)}</span>}
        </ChosenCard>
      </div>
      <PromoCode code={choices.code} promo={promo} onChange={(code) => choices.choose({ code })} />
      <Checkbox
        required
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        label={<TermsLabel />}
      />
      <StepActions onBack={() => onChange(1)} note={<TotalLine total={total} amounts={choices.amounts} />}>
        {/* A tap on the button that does not work yet says why. */}
        <div className="flex flex-col" onPointerUp={accepted ? undefined : () => onSubmit(false)}>
          <Button
            type="submit"
            size="large"
            className="px-3! disabled:pointer-events-none"
            disabled={!accepted && !busy}
            busy={busy}
            busyLabel="Traitement en cours..."
          >
            Finaliser la commande
          </Button>
        </div>
      </StepActions>
    </form>
  );
}

function sayMethod({ isFree, method }: Pick<Choices, 'isFree' | 'method'>): string {
  if (isFree) return 'Rien n’est à payer.';
  return method ? PAYMENT_METHOD_LABELS[method] : 'Aucun mode de paiement choisi';
}

function Recap({ items, slots: { LineIssue } }: Pick<ConfirmationStepProps, 'items' | 'slots'>) {
  return (
    <ul
      aria-label="Articles commandés"
      className="divide-y divide-line rounded-card border border-line bg-surface px-4"
    >
      {items.map((item) => (
        <li key={item.id} className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 flex-[1_1_8rem]">
              {item.product.name}
              {item.variation && <span className="text-muted"> · {item.variation.name}</span>}
              <span className="whitespace-nowrap text-muted"> × {item.quantity}</span>
            </span>
            <span className="ml-auto whitespace-nowrap font-semibold tabular-nums">{formatFcfa(item.totalAmount)}</span>
          </div>
          <LineIssue line={item} />
        </li>
      ))}
    </ul>
  );
}

type ChosenCardProps = { title: string; changeLabel: string; onChange: () => void; children: ReactNode };

function ChosenCard({ title, changeLabel, onChange, children }: ChosenCardProps) {
  return (
    <section className="rounded-card border border-line bg-surface pb-4 pl-4 pr-1 pt-1">
      <div className="flex flex-wrap items-center justify-between">
        <h3 className="text-base">{title}</h3>
        <Button variant="quiet" aria-label={changeLabel} onClick={onChange} className="px-3! text-sm!">
          Modifier
        </Button>
      </div>
      <div className="pr-3 text-muted">{children}</div>
    </section>
  );
}

function TermsLabel() {
  const look = 'font-medium text-primary underline underline-offset-4';
  return (
    <>
      J’accepte les{' '}
      <a href="/terms" target="_blank" rel="noopener" className={look}>
        termes et conditions<span className="sr-only"> (nouvel onglet)</span>
      </a>{' '}
      et la{' '}
      <a href="/privacy" target="_blank" rel="noopener" className={look}>
        politique de confidentialité<span className="sr-only"> (nouvel onglet)</span>
      </a>
    </>
  );
}

/** What of the total is not for the articles: with a discount it need not contain the whole of a fee. */
function sayParts({ shipping, codFee, discount }: Choices['amounts']): string {
  const fees = [
    shipping > 0 && `${formatFcfa(shipping)} de livraison`,
    codFee > 0 && `${formatFcfa(codFee)} de supplément pour le paiement à la livraison`,
  ]
    .filter((part) => part !== false)
    .join(' et ');
  if (discount === 0) return fees && `dont ${fees}`;
  const less = `remise de ${formatFcfa(discount)} déduite`;
  return fees ? `avec ${fees}, ${less}` : less;
}

function TotalLine({ total, amounts }: { total: number; amounts: Choices['amounts'] }) {
  const parts = sayParts(amounts);
  return (
    <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 lg:hidden">
      <span className="text-muted">Total à payer</span>
      <strong className="text-xl tabular-nums">{formatFcfa(total)}</strong>
      {parts && <span className="w-full text-sm text-muted">{parts}</span>}
    </p>
  );
}
