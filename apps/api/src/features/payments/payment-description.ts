/** What the payer reads at the provider; money whose payment the shop has lost names its order by it. */
export function describeOrder(orderNumber: string): string {
  return `Commande ${orderNumber}`;
}

/** Null where the words are not the shop's. */
export function readOrderNumber(description: string | null): string | null {
  return /^Commande (\S{1,40})$/.exec(description ?? '')?.[1] ?? null;
}
