import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { recallCheckout, rememberCheckout } from './checkout-memory.ts';
import type { Step } from './checkout-memory.ts';

export const STEP_NAMES = ['Livraison', 'Paiement', 'Confirmation'] as const;

// Behind a #, a step has its own place in the browser's history and asks nothing of the server.
const HASHES = ['', '#paiement', '#confirmation'] as const;
/** Of the first step's form, which the way back closes. */
export const NEW_ADDRESS = '#adresse';

const STEP_OF: Readonly<Record<string, Step>> = { [NEW_ADDRESS]: 0, [HASHES[1]]: 1, [HASHES[2]]: 2 };

/**
 * Where a visit goes on whose address names no step. Of the bare one: at the step reached, when the shopper comes to it anew, from another
 * page or from the cart drawer; at the first step when they go back to it in the browser's history. Behind another #, as of « Aller au
 * contenu »: where they are. `furthest` is as far as their choices allow.
 */
function useResumed(furthest: Step): Step {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop && hash === '';
  const [remembered, setRemembered] = useState(() => ({ key, step: recallCheckout().step }));
  let { step } = remembered;
  if (remembered.key !== key) {
    // Where they arrived is a place in the history like the others, once they have left it.
    step = isBack ? 0 : recallCheckout().step;
    setRemembered({ key, step });
  }
  return Math.min(step, furthest) as Step;
}

/** The step that the address names; who comes back to the bare address goes on where they were. */
export function useStep(furthest: Step) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const resumed = useResumed(furthest);
  const named = STEP_OF[hash];
  const step = named ?? resumed;
  const isNamed = named !== undefined || hash === HASHES[step];

  useEffect(() => {
    if (isNamed) rememberCheckout({ step });
    else void navigate(`/checkout${HASHES[step]}`, { replace: true });
  }, [isNamed, step, navigate]);

  function goTo(next: Step): void {
    rememberCheckout({ step: next });
    void navigate(`/checkout${HASHES[next]}`);
  }

  return { step, goTo };
}
