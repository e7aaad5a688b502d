import { useCallback, useEffect, useRef, useState } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { recallCheckout } from './checkout-memory.ts';
import type { Step } from './checkout-memory.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { EmptyCheckout, Waiting } from './empty-checkout.tsx';
import { ErrorBanner } from './error-banner.tsx';
import type { CheckoutProblem } from './error-banner.tsx';
import { NO_METHOD } from './explain-refusal.ts';
import { LinesToMend } from './lines-to-mend.tsx';
import { FoldedSummary, SideSummary } from './order-summary.tsx';
import { isServed, sayNotServed } from './served-countries.ts';
import { furthestStep, useChoices } from './use-choices.ts';
import type { Choices } from './use-choices.ts';
import { STEP_NAMES, useStep } from './use-step.ts';
import { useSubmit } from './use-submit.ts';

/** From the cart to the payment page, in three steps. */
export function Checkout(props: CheckoutProps) {
  const { cart, addresses } = props;
  const isEmpty = cart.items.length === 0;
  const choices = useChoices(props);
  const { step, goTo } = useStep(isEmpty ? 0 : furthestStep(choices));
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const closeProblem = useCallback(() => setProblem(null), []);
  const { promo, amounts } = choices;
  const { busy, submit, send } = useSubmit({
    ...props,
    hasAddresses: addresses.length > 0,
    choices,
    total: amounts.total,
    goTo,
    report: setProblem,
  });
  const heading = useStepFocus(step);
  useLostAnswer(isEmpty, send);
  useFreshStart(isEmpty && !busy, () => {
    choices.startAnew();
    if (step > 0) goTo(0);
  });

  // What stood in the way may be just what is chosen now; « Réessayer » would send what was chosen before.
  function choose(changes: Parameters<typeof choices.choose>[0]): void {
    closeProblem();
    choices.choose(changes);
  }

  function advance(next: 1 | 2): void {
    if (choices.needsAddress && !choices.address) {
      return setProblem({ text: 'Veuillez sélectionner une adresse de livraison avant de continuer' });
    }
    if (choices.needsAddress && choices.address && !isServed(choices.address, props.settings)) {
      return setProblem({ text: sayNotServed(props.settings) });
    }
    if (next === 2 && !choices.method) {
      return setProblem({ text: NO_METHOD });
    }
    setProblem(null);
    goTo(next);
  }

  const banner = <ErrorBanner problem={problem} onClose={closeProblem} />;
  if (isEmpty && busy) return <Waiting label="Redirection en cours..." />;
  if (isEmpty) {
    return (
      <>
        {banner}
        <EmptyCheckout />
      </>
    );
  }
  return (
    <div className="lg:flex lg:gap-10">
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <Stepper steps={STEP_NAMES} current={step} label="Étapes de la commande" />
        {/* Each step begins with what it asks: what was unfolded before stands over it no longer. */}
        <FoldedSummary key={step} cart={cart} amounts={amounts} />
        {!problem && <LinesToMend cart={cart} onEditCart={props.onEditCart} />}
        <section aria-labelledby="etape">
          {banner}
          <h2 id="etape" ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl outline-none">
            {titleOf(step, choices)}
          </h2>
          {step === 0 && !choices.needsAddress && (
            <Notice tone="info">Rien n’est à livrer dans cette commande : aucune adresse n’est nécessaire.</Notice>
          )}
          <CheckoutStep
            {...{ ...props, step, busy, promo, total: amounts.total, goTo, advance, closeProblem, submit }}
            choices={{ ...choices, choose }}
          />
        </section>
      </div>
      <SideSummary cart={cart} amounts={amounts} />
    </div>
  );
}

const STEP_TITLES = ['Où livrer votre commande ?', 'Comment voulez-vous payer ?', 'Vérifiez et confirmez'] as const;

function titleOf(step: Step, { needsAddress, isFree }: Choices): string {
  if (step === 0 && !needsAddress) return 'Rien à livrer';
  return step === 1 && isFree ? 'Rien à payer' : STEP_TITLES[step];
}

/** A new step begins at its title, for eyes and screen readers alike. */
function useStepFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}

/** The cart is empty and an answer is missing: the order was probably placed. Asking again with the same key tells. */
function useLostAnswer(isEmpty: boolean, send: ReturnType<typeof useSubmit>['send']): void {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    const { attempt } = recallCheckout();
    if (isEmpty && attempt) void latest.current(attempt);
  }, [isEmpty]);
}

/** What was chosen for a cart that is empty now is not chosen for the next one, unless it was ordered and the answer is missing. */
function useFreshStart(isOver: boolean, startAnew: () => void): void {
  const latest = useRef(startAnew);
  useEffect(() => {
    latest.current = startAnew;
  });
  useEffect(() => {
    if (isOver && !recallCheckout().attempt) latest.current();
  }, [isOver]);
}
