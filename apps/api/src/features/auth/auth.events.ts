import { defineEvent } from '#platform/events';

type Rows = Record<string, unknown>[];

/** What a person gets of their own data; each feature puts what it keeps of them into its section. */
export type AccountExport = {
  readonly userId: string;
  addresses: Rows;
  orders: Rows;
  reviews: Rows;
  contactMessages: Rows;
  returnRequests: Rows;
  stockAlerts: Rows;
  favourites: Rows;
  cart: Rows;
  coupons: Rows;
  newsletter: Rows;
  enrollments: Rows;
  blogComments: Rows;
  spentAmount: number;
};

/** A person asks for all their data: `events.on(accountExporting, async (tx, account) => { account.reviews = await … })`. */
export const accountExporting = defineEvent<AccountExport>('account.exporting');

/** A person goes by another name: what shows it is out of date. */
export const accountRenamed = defineEvent<{ userId: string }>('account.renamed');

/** An account is being given this address, and still has the one before: what will be written to its person there goes along. */
export const accountMoving = defineEvent<{ userId: string; email: string }>('account.moving');

/** An account of somebody whom nobody could write to has this address from here on: what is theirs already can be told. */
export const accountReached = defineEvent<{ userId: string; email: string }>('account.reached');

export type ClosingAccount = {
  userId: string;
  email: string;
  /** Since when what is kept by this address alone is the account's: 'infinity' until its holder has shown that the mailbox is theirs. */
  addressSince: string;
};

/**
 * An account is being deleted: each feature removes what it keeps of the person and need not keep for the accounts. What is kept by
 * the address alone only since `addressSince`: whoever registered under somebody's must not remove what its owner asked for.
 */
export const accountClosing = defineEvent<ClosingAccount>('account.closing');
