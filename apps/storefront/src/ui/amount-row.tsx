import { formatFcfa } from '@tokpa/contract/money';

type AmountProps = { label: string; amount: number };

/** One line of what an order costs, within a `<dl>`: the amount goes under its label where letters are large. */
export function AmountRow({ label, amount }: AmountProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="min-w-0 flex-[1_1_6rem] text-muted">{label}</dt>
      <dd className="ml-auto whitespace-nowrap">{formatFcfa(amount)}</dd>
    </div>
  );
}

export function TotalRow({ amount }: Pick<AmountProps, 'amount'>) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
      <dt className="font-semibold">Total</dt>
      <dd className="ml-auto whitespace-nowrap text-xl font-bold">{formatFcfa(amount)}</dd>
    </div>
  );
}
