import type { PublicSettings } from '@tokpa/contract/settings';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { phoneText } from '../ui/phone-text.ts';

type Details = Pick<PublicSettings, 'supportPhone' | 'whatsappNumber' | 'contactEmail' | 'contactAddress'>;

/** Where the shop can be reached, the fastest way first. */
export function ContactDetails({ supportPhone, whatsappNumber, contactEmail, contactAddress }: Details) {
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {whatsappNumber && (
        <Detail icon={<MessageCircle />} name="WhatsApp" href={`https://wa.me/${whatsappNumber.replaceAll(/\D/g, '')}`}>
          {phoneText(whatsappNumber)}
        </Detail>
      )}
      <Detail icon={<Phone />} name="Téléphone" href={`tel:${supportPhone}`}>
        {phoneText(supportPhone)}
      </Detail>
      <Detail icon={<Mail />} name="Email" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </Detail>
      {contactAddress && (
        <Detail icon={<MapPin />} name="Adresse">
          {contactAddress}
        </Detail>
      )}
    </ul>
  );
}

function Detail({ icon, name, href, children }: { icon: ReactNode; name: string; href?: string; children: ReactNode }) {
  const words = (
    <>
      <span
        aria-hidden="true"
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary-tint text-primary [&>svg]:size-5"
      >
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block text-sm text-muted">{name}</span>
        <span className="block font-semibold break-words">{children}</span>
      </span>
    </>
  );
  const look = 'flex items-center gap-4 px-4 py-3';
  return (
    <li>
      {href ? (
        <a href={href} className={`${look} rounded-card hover:text-primary`}>
          {words}
        </a>
      ) : (
        <div className={look}>{words}</div>
      )}
    </li>
  );
}
