/** Where a payment stands, in the shop's own words. `unknown`: the provider said something that this adapter does not know. */
export type ProviderStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'unknown';

/** What a provider says of a payment when it is asked. */
export type ProviderPayment = {
  reference: string;
  /** The attempt's id, as the shop gave it; null where the provider does not repeat it. */
  merchantReference: string | null;
  status: ProviderStatus;
  /** What was asked of the payer, without the provider's fees. */
  amount: number;
  currency: string;
  /** mtn, moov, celtis or card; null until the payer has chosen. */
  method: string | null;
  paidAt: Date | null;
  /** Where whoever asked for it has the payer's browser sent back; null where the provider does not repeat it. */
  returnUrl: string | null;
  /** What the payer was told that it is for; null where the provider does not repeat it. */
  description: string | null;
  /** A part went back, nobody says how much of it. */
  isPartlyRefunded: boolean;
  failureReason: string | null;
};

/**
 * `rejected`: the provider refused, and will again. `unavailable`: nothing was done, the same call may be repeated.
 * `ambiguous`: it may or may not have been done, and only asking the provider tells.
 */
export type ProviderFailure = {
  outcome: 'rejected' | 'unavailable' | 'ambiguous';
  reason: string;
  /** It is the shop that was not let in, for its key or its account there: so it stays until its owner puts that right. */
  isShutOut?: true;
  /** The provider said something that the shop cannot read, and may say it again for ever. */
  isUnreadable?: true;
};
export type ProviderResult<Value> = { outcome: 'ok'; value: Value } | ProviderFailure;

export type CheckoutRequest = {
  /** Unique for each attempt: the provider refuses, or answers again, a second call with the same one. */
  merchantReference: string;
  amount: number;
  currency: 'XOF';
  description: string;
  method: 'momo' | 'card';
  customer: { firstName: string; lastName: string; email: string; phone: string };
  /** Where the payer's browser goes afterwards; the provider adds `id` and `status` to its query, which prove nothing. */
  returnUrl: string;
  expiresAt: Date;
};

export type Checkout = { reference: string; checkoutUrl: string };

/** Which payment: by the provider's reference, or by the attempt's id when the provider's answer was lost. */
export type PaymentLookup = { reference: string | null; merchantReference: string };

export type SignedCall = { rawBody: string; header(name: string): string | undefined; now: Date };

/** News from the provider. They only say which payment to ask about: its status and amount are read from the provider again. */
export type ProviderNews = {
  /** The same for every copy of the same news. */
  dedupeKey: string;
  reference: string | null;
  merchantReference: string | null;
};

export type RefundRequest = {
  reference: string;
  amount: number;
  reason: string;
  /** The same key asked twice is one refund. */
  idempotencyKey: string;
};

/** What the shop needs of a payment provider. One adapter for each, chosen by configuration. */
export type PaymentProvider = {
  readonly name: string;
  createCheckout(request: CheckoutRequest): Promise<ProviderResult<Checkout>>;
  /** `undefined`: the provider knows no such payment, or can not be asked by what is known of it. */
  retrievePayment(lookup: PaymentLookup): Promise<ProviderResult<ProviderPayment | undefined>>;
  /** Checks signature and age (±300 s); `undefined` when the call is not the provider's. */
  parseWebhook(call: SignedCall): Promise<ProviderNews | undefined>;
  /** Absent: the provider has no refund call, a person refunds by hand in the provider's own pages. */
  refund?(request: RefundRequest): Promise<ProviderResult<{ reference: string }>>;
};
