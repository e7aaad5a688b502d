import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ConfirmationStep } from './confirmation-step.tsx';
import type { Step } from './checkout-memory.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { DeliveryStep } from './delivery-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { StepActions } from './step-actions.tsx';
import type { Choices } from './use-choices.ts';
import type { Promo } from './use-promo.ts';

type CheckoutStepProps = Pick<CheckoutProps, 'cart' | 'addresses' | 'settings' | 'slots'> & {
  step: Step;
  choices: Choices;
  busy: boolean;
  promo: Promo;
  total: number;
  goTo: (step: Step) => void;
  /** Forward, where what is needed has been chosen. */
  advance: (step: 1 | 2) => void;
  /** What stood in the way is being mended. */
  closeProblem: () => void;
  submit: (accepted: boolean) => void;
};

/** What the present step asks. */
export function CheckoutStep(props: CheckoutStepProps) {
  const { step, choices, goTo, advance } = props;
  const { AddressLines } = props.slots;
  if (step === 0 && !choices.needsAddress) {
    return (
      <StepActions>
        <Button size="large" onClick={() => advance(1)}>
          Continuer vers le paiement
        </Button>
      </StepActions>
    );
  }
  if (step === 0) {
    return (
      <DeliveryStep
        {...props}
        chosenId={choices.address?.id}
        onChoose={(addressId) => choices.choose({ addressId })}
        onAdd={props.closeProblem}
        onContinue={() => advance(1)}
      />
    );
  }
  if (step === 1 && choices.isFree) {
    return (
      <>
        <Notice tone="info">Rien n’est à payer pour cette commande : aucun mode de paiement n’est nécessaire.</Notice>
        <StepActions onBack={() => goTo(0)}>
          <Button size="large" onClick={() => advance(2)}>
            Continuer
          </Button>
        </StepActions>
      </>
    );
  }
  if (step === 1) {
    return (
      <PaymentStep
        {...props}
        chosen={choices.method}
        cod={choices.cod}
        onChoose={(method) => choices.choose({ method })}
        onBack={() => goTo(0)}
        onContinue={() => advance(2)}
      />
    );
  }
  return (
    <ConfirmationStep
      {...props}
      items={props.cart.items}
      addressSummary={choices.address && <AddressLines address={choices.address} />}
      onChange={goTo}
      onSubmit={props.submit}
    />
  );
}
