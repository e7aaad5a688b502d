import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { recallCheckout, rememberCheckout } from './checkout-memory.ts';
import type { Step } from './checkout-memory.ts';

export const STEP_NAMES = ['Livraison', 'Paiement', 'Confirmation'] as const;

// Behind a #, a step has its own place in the browser's history and asks nothing of the server.
const HASHES = ['', '#paiement', '#confirmation'] as const;

function stepOf(hash: string): Step {
  return Math.max(0, HASHES.indexOf(hash as (typeof HASHES)[number])) as Step;
}

/**
 * Where a visit of the bare address goes on: at the step reached, when the shopper comes to it anew, from another page or from
 * the cart drawer; at the first step when they go back to it in the browser's history. `furthest` is as far as their choices allow.
 */
function useResumed(furthest: Step): Step | null {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [remembered, setRemembered] = useState(() => ({ key, step: recallCheckout().step }));
  let { step } = remembered;
  if (remembered.key !== key) {
    // Where they arrived is a place in the history like the others, once they have left it.
    step = isBack ? 0 : recallCheckout().step;
    setRemembered({ key, step });
  }
  if (hash !== '') return null;
  const reached = Math.min(step, furthest) as Step;
  return reached > 0 ? reached : null;
}

/** The step that the address names; who comes back to the bare address goes on where they were. */
export function useStep(furthest: Step) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const resumed = useResumed(furthest);
  const step = resumed ?? stepOf(hash);

  useEffect(() => {
    if (resumed === null) rememberCheckout({ step });
    else void navigate(`/checkout${HASHES[resumed]}`, { replace: true });
  }, [resumed, step, navigate]);

  function goTo(next: Step): void {
    rememberCheckout({ step: next });
    void navigate(`/checkout${HASHES[next]}`);
  }

  return { step, goTo };
}
