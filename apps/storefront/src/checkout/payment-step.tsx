import { formatFcfa } from '@tokpa/contract/money';
import type { PaymentMethod } from '@tokpa/contract/order-status';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import type { CheckoutSettings } from './amounts.ts';
import { StepActions } from './step-actions.tsx';
import type { CashOnDelivery } from './use-choices.ts';

const REDIRECTION = 'Vous serez redirigé vers une plateforme de paiement sécurisée après validation.';

/** How cash is paid, or why it is not possible. */
function sayCash(cod: Exclude<CashOnDelivery, 'not-there'>, { codMaxAmount }: CheckoutSettings): string {
  if (cod === 'with-seats')
    return 'Pas possible avec une place à un séminaire ou à un coaching\u00a0: elle se paie à la commande.';
  return cod === 'offered'
    ? 'Vous payez en espèces au livreur, à la réception du colis.'
    : `Possible jusqu’à ${formatFcfa(codMaxAmount)} seulement.`;
}

type PaymentStepProps = {
  chosen: PaymentMethod | null;
  cod: CashOnDelivery;
  settings: CheckoutSettings;
  onChoose: (method: PaymentMethod) => void;
  onBack: () => void;
  onContinue: () => void;
};

export function PaymentStep({ chosen, cod, settings, onChoose, onBack, onContinue }: PaymentStepProps) {
  const radio = (method: PaymentMethod) => ({
    name: 'paiement',
    value: method,
    checked: chosen === method,
    onChange: () => onChoose(method),
  });
  return (
    <>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">Mode de paiement</legend>
        <RadioCard
          {...radio('momo')}
          title="Mobile Money"
          badge={<Badge tone="amber">Populaire</Badge>}
          icon={<Smartphone aria-hidden="true" className="size-6" />}
        >
          <span className="block font-medium text-ink">MTN, Moov ou Celtis</span>
          {REDIRECTION}
        </RadioCard>
        <RadioCard
          {...radio('card')}
          title="Carte bancaire"
          icon={<CreditCard aria-hidden="true" className="size-6" />}
        >
          <span className="block font-medium text-ink">Visa, MasterCard</span>
          {REDIRECTION}
        </RadioCard>
        {cod !== 'not-there' && (
          <RadioCard
            {...radio('cod')}
            disabled={cod !== 'offered'}
            title="Paiement à la livraison"
            icon={<Banknote aria-hidden="true" className="size-6" />}
          >
            {settings.codFee > 0 && (
              <span className="block font-medium text-ink">Supplément de {formatFcfa(settings.codFee)}</span>
            )}
            {sayCash(cod, settings)}
          </RadioCard>
        )}
      </fieldset>
      <p className="mt-4 flex items-start gap-2 text-sm text-muted">
        <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-primary" />
        Paiement sécurisé par chiffrement SSL 256 bits. Vos données de paiement ne sont jamais enregistrées.
      </p>
      <StepActions onBack={onBack}>
        <Button size="large" onClick={onContinue}>
          Continuer
        </Button>
      </StepActions>
    </>
  );
}
