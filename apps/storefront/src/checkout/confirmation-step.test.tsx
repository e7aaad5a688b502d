import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Amounts } from './amounts.ts';
import { ConfirmationStep } from './confirmation-step.tsx';
import type { Choices } from './use-choices.ts';
import type { Promo } from './use-promo.ts';

/** What stands under the total, over the button that sends the order. */
function partsOf(changes: Partial<Amounts>): string {
  const amounts = { subtotal: 5000, shipping: 0, codFee: 0, discount: 0, total: 5000, ...changes };
  const page = renderToStaticMarkup(
    <ConfirmationStep
      items={[]}
      choices={{ amounts, method: 'momo', code: '', isFree: false, needsAddress: false } as unknown as Choices}
      busy={false}
      promo={{ isApplied: amounts.discount > 0, discount: amounts.discount } as Promo}
      total={amounts.total}
      addressSummary={null}
      slots={{ LineIssue: () => null }}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
  );
  return (/Total à payer<\/span>.*?<\/p>/.exec(page)?.[0] ?? '').replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('who pays for the delivery reads how much of the total that is', () => {
  expect(partsOf({ shipping: 1000, total: 6000 })).toContain('dont 1 000 FCFA de livraison');
});

it('a total from which a promo code took the delivery is not said to contain it', () => {
  const parts = partsOf({ shipping: 1000, discount: 1000 });
  expect(parts).toContain('avec 1 000 FCFA de livraison, remise de 1 000 FCFA déduite');
  expect(parts).not.toContain('dont');
});

it('a discount is named also where nothing is delivered', () => {
  expect(partsOf({ discount: 500, total: 4500 })).toContain('remise de 500 FCFA déduite');
  expect(partsOf({})).not.toContain('remise');
});
