import { useState } from 'react';
import { newIdempotencyKey } from '@tokpa/contract/idempotency-key';

/** What is sent → its idempotency key: the same act sent again after a lost answer is done once; a changed one is another act. */
export function createKeyFor(): (act: unknown) => string {
  let last = { sent: '', key: '' };
  return (act) => {
    const sent = JSON.stringify(act);
    if (last.sent !== sent) last = { sent, key: newIdempotencyKey() };
    return last.key;
  };
}

/** One for as long as the form is open. */
export function useKeyFor(): (act: unknown) => string {
  const [keyFor] = useState(createKeyFor);
  return keyFor;
}
