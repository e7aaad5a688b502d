import type { Order } from '@tokpa/contract/orders';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { mailAddress, whatsappAddress } from './help-address.ts';
import type { Contacts } from './help-address.ts';

/** A person to talk to, who is told the order's number before the first word. */
export function OrderHelp({ order, contacts }: { order: Order; contacts: Contacts }) {
  const whatsapp = whatsappAddress(order, contacts);
  return (
    <Card title={frenchSpaces('Besoin d’aide ?')} className="print:hidden">
      <p className="text-muted">
        {frenchSpaces('Une question sur cette commande ? Écrivez-nous, son numéro est déjà dans le message.')}
      </p>
      <div className="-mx-2 mt-1 flex flex-wrap gap-x-4">
        {whatsapp && (
          <HelpLink href={whatsapp} icon={<MessageCircle />}>
            Écrire sur WhatsApp
          </HelpLink>
        )}
        <HelpLink href={mailAddress(order, contacts)} icon={<Mail />}>
          Écrire un email
        </HelpLink>
      </div>
    </Card>
  );
}

function HelpLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-primary hover:bg-primary-tint"
    >
      <span aria-hidden="true" className="[&>svg]:size-5">
        {icon}
      </span>
      {children}
    </a>
  );
}
