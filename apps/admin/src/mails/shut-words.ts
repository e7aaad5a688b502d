import type { MailDetail } from '@tokpa/contract/mails';

const CARRIES = 'Cet email porte un code ou un lien à usage unique';

/** Why the words of a mail are not shown, and how its recipient comes to what it carries all the same. */
export function shutWords({ status, template, to }: Pick<MailDetail, 'status' | 'template' | 'to'>): string {
  if (status !== 'KEPT' && status !== 'FAILED') {
    return `${CARRIES} : seul son destinataire peut le lire, et il doit en demander un nouveau si celui-ci ne lui sert plus.`;
  }
  const fate = `${CARRIES} : il n’est pas montré ici, et ${status === 'KEPT' ? 'personne ne le reçoit' : 'il n’est pas parti'}.`;
  if (!template.startsWith('staff-')) return fate;
  const command = `« npm run invite-owner -- ${to} »`;
  return status === 'KEPT'
    ? `${fate} Sur le serveur de la boutique, ${command} donne un nouveau lien.`
    : `${fate} Un nouveau lien s’envoie depuis la page de cette personne, dans « Équipe » ; sur le serveur de la boutique, ${command} en donne un aussi.`;
}
