import { networkInterfaces } from 'node:os';
import type { Config, FirstOwner } from '@tokpa/api';

/** Where a phone on the same network finds a trial shop that listens to it; undefined where none can. */
function addressNearby({ isLocal, host, port }: Config): string | undefined {
  if (!isLocal || host !== '0.0.0.0') return undefined;
  const known = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  const nearby = known.find(({ family, internal }) => family === 'IPv4' && !internal);
  return nearby && `http://${nearby.address}:${port}`;
}

/** What the person who started the shop needs to know, printed when it is ready. */
export function welcome(config: Config, owner: FirstOwner | undefined): string {
  const lines = ['', `  La boutique     ${config.publicUrl}`, `  Le back-office  ${config.publicUrl}/admin`];
  const nearby = addressNearby(config);
  if (nearby !== undefined) lines.push(`  Sur téléphone   ${nearby}   (relié au même réseau)`);
  if (owner) {
    const { email, generatedPassword: password } = owner;
    lines.push(
      `  Propriétaire    ${email}`,
      `  Mot de passe    ${password === undefined ? 'celui de ADMIN_PASSWORD' : `${password}   (affiché une seule fois : notez-le)`}`,
    );
  } else {
    // ADMIN_EMAIL may have changed since, or its account: who the owners are stands in the back office alone.
    lines.push('  Accès perdu     npm run invite-owner -- adresse@exemple.bj');
  }
  if (!config.smtpUrl) lines.push('  Mails           gardés dans la boîte d’envoi (SMTP_URL n’est pas défini)');
  if (config.payment.provider === 'sandbox')
    lines.push('  Paiements       de démonstration : aucun argent réel ne circule');
  lines.push('', '  Ctrl-C arrête tout.', '');
  return lines.join('\n');
}
