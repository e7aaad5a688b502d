import type { MailDetail } from '@tokpa/contract/mails';

const CARRIES = 'Cet email porte un code ou un lien à usage unique';

/** Why the words of a mail are not shown, and how its recipient comes to what it carries all the same. */
export function shutWords({ status, template, to }: Pick<MailDetail, 'status' | 'template' | 'to'>): string {
  if (status !== 'KEPT') {
    return `${CARRIES} : seul son destinataire peut le lire, et il doit en demander un nouveau si celui-ci ne lui sert plus.`;
  }
  if (!template.startsWith('staff-')) return `${CARRIES} : il n’est pas montré ici, et personne ne le reçoit.`;
  return `${CARRIES} : il n’est pas montré ici, et personne ne le reçoit. Sur le serveur de la boutique, « npm run invite-owner -- ${to} » donne un nouveau lien.`;
}
