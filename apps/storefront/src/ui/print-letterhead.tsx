import { formatPhone } from '@tokpa/contract/phones';

export type Letterhead = { shopName: string; contactAddress: string; supportPhone: string; contactEmail: string };

/** Whose sheet this is: on paper alone, where the page's own header is away. */
export function PrintLetterhead({ shopName, contactAddress, supportPhone, contactEmail }: Letterhead) {
  return (
    <div className="mb-6 hidden items-start justify-between gap-8 border-b border-edge pb-4 print:flex">
      <p className="font-display text-2xl font-bold text-primary-strong">{shopName}</p>
      <p className="text-right text-sm">
        {contactAddress && (
          <>
            {contactAddress}
            <br />
          </>
        )}
        {formatPhone(supportPhone)} · {contactEmail}
      </p>
    </div>
  );
}
