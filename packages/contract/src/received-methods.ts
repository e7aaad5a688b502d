/** How money came that staff note by hand: names of `TRANSACTION_METHOD_LABELS`. */
export const RECEIVED_METHODS = ['cash', 'transfer', 'momo', 'card', 'other'] as const;
export type ReceivedMethod = (typeof RECEIVED_METHODS)[number];

/** What is known of money that staff noted without saying how it came: for them alone, shoppers read what they chose. */
export const NOTED_BY_HAND = 'Noté à la main';

/** Whether the team wrote it down, and no provider announced it: cash with the parcel, or what came past the provider. */
export function isNotedByHand(provider: string): boolean {
  return provider === 'manual' || provider === 'cash';
}
