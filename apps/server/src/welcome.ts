import type { Config } from '@tokpa/api';

export type Owner = { email: string; password: string };

/** What the person who started the shop needs to know, printed when it is ready. */
export function welcome(config: Config, owner: Owner | undefined): string {
  const lines = ['', `  La boutique     ${config.publicUrl}`, `  Le back-office  ${config.publicUrl}/admin`];
  if (owner) {
    lines.push(
      `  Propriétaire    ${owner.email}`,
      `  Mot de passe    ${owner.password}   (affiché une seule fois : notez-le)`,
    );
  } else {
    lines.push(`  Propriétaire    ${config.admin.email}   (mot de passe affiché au premier démarrage)`);
  }
  if (!config.smtpUrl) lines.push('  Mails           gardés dans la boîte d’envoi (SMTP_URL n’est pas défini)');
  if (config.payment.provider === 'sandbox')
    lines.push('  Paiements       de démonstration : aucun argent réel ne circule');
  lines.push('', '  Ctrl-C arrête tout.', '');
  return lines.join('\n');
}
