import { ApiError } from '@tokpa/contract/client';
import { expect, it } from 'vitest';
import type { CheckoutProblem } from './error-banner.tsx';
import { explainRefusal } from './explain-refusal.ts';

/** What is said of an order that was refused with this code. */
async function saidOf(code: string): Promise<CheckoutProblem | null> {
  let said: CheckoutProblem | null = null;
  const nothing = () => undefined;
  await explainRefusal(
    new ApiError(409, { error: code, message: 'Retirez-la de la commande.' }),
    {
      goTo: nothing,
      report: (problem) => (said = problem),
      refuseCode: nothing,
      askForAddress: nothing,
      onStaleCart: nothing,
      onEditCart: nothing,
      onStaleAddresses: async () => 0,
    },
    nothing,
  );
  return said;
}

it.each(['insufficient_stock', 'formation_already_open', 'formation_already_ordered'])(
  'who is told that an article can not be ordered gets the way to the cart, where it is taken out: %s',
  async (code) => {
    expect(await saidOf(code)).toMatchObject({
      text: 'Retirez-la de la commande.',
      remedy: { label: 'Modifier mon panier' },
    });
  },
);
