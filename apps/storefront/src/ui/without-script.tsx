import { formatPhone } from '@tokpa/contract/phones';
import { Notice } from './notice.tsx';

/** Where to turn when the form below can not be sent. */
export function WithoutScript({ email, phone }: { email: string; phone: string }) {
  return (
    <noscript>
      <Notice tone="info" className="mb-5">
        Ce formulaire a besoin de JavaScript. Écrivez-nous à{' '}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>{' '}
        ou appelez le{' '}
        <a href={`tel:${phone}`} className="whitespace-nowrap underline">
          {formatPhone(phone)}
        </a>
        .
      </Notice>
    </noscript>
  );
}
