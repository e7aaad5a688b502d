import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { recallCheckout, rememberCheckout } from './checkout-memory.ts';
import type { Step } from './checkout-memory.ts';

export const STEP_NAMES = ['Livraison', 'Paiement', 'Confirmation'] as const;

// Behind a #, a step has its own place in the browser's history and asks nothing of the server.
const HASHES = ['', '#paiement', '#confirmation'] as const;

function stepOf(hash: string): Step {
  return Math.max(0, HASHES.indexOf(hash as (typeof HASHES)[number])) as Step;
}

/** The step that the address names; who comes back to the bare address goes on where they were. */
export function useStep() {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => ({ key, step: recallCheckout().step }));
  const isResuming = key === arrival.key && hash === '' && arrival.step > 0;
  const step = isResuming ? arrival.step : stepOf(hash);

  useEffect(() => {
    if (isResuming) void navigate(`/checkout${HASHES[step]}`, { replace: true });
    else rememberCheckout({ step });
  }, [isResuming, step, navigate]);

  return { step, goTo: (next: Step) => void navigate(`/checkout${HASHES[next]}`) };
}
