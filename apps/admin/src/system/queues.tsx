import type { SystemInformation } from '@tokpa/contract/system';
import { Box } from '@mui/material';
import { Panel } from '../ui/index.ts';

/** What each queue does, by its name in the API. One that is new here shows that name. */
const QUEUE_NAMES: Readonly<Record<string, string>> = {
  'announce-posts': 'Articles à leur heure de publication',
  'audit-log.forget': 'Journal ancien : ménage',
  'auth.purge-sessions': 'Sessions expirées : ménage',
  'auth.send-reset-code': 'Codes de mot de passe oublié',
  'bought-together.refresh': 'Souvent achetés ensemble : calcul',
  'contact-messages.forget': 'Messages anciens : ménage',
  'courses.drop-begun': 'Séances commencées : retrait de la vente',
  'email-campaigns.send': 'Campagnes : envoi',
  'email-campaigns.tend': 'Campagnes : départ et reprise',
  'email-campaigns.forget': 'Lettre santé : oubli des anciens contacts',
  'mail.deliver': 'Emails : envoi',
  'mail.purge': 'Emails anciens : ménage',
  'orders.expire': 'Commandes impayées : annulation',
  'orders.forget-keys': 'Doubles envois de commande : ménage',
  'orders.tell-new': 'Nouvelles commandes : annonce à la boutique',
  'product-imports.forget': 'Imports anciens : ménage',
  'product-imports.resume': 'Imports interrompus : reprise',
  'product-imports.run': 'Imports de produits',
  'products.sum-up-counts': 'Filtres : nombres regroupés',
  'reconcile-payments': 'Paiements sans nouvelle : question au prestataire',
  'refund-payment': 'Remboursements',
  'return-requests.forget': 'Demandes de retour anciennes : ménage',
  'sandbox-webhook': 'Nouvelles du prestataire de démonstration',
  'stock-alerts.forget': 'Alertes anciennes : ménage',
  'stock-alerts.mail': 'Alertes de retour en stock',
  'system.backup': 'Sauvegarde',
  'system.refresh-search': 'Recherche : mise à jour',
  'system.vacuum-products': 'Produits : ménage de la base',
};

const CELL = { p: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'right' } as const;

/** The work in the background: what is waiting, and what was given up. */
export function Queues({ queues }: Pick<SystemInformation, 'queues'>) {
  return (
    <Panel title="Travail en arrière-plan">
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Files d’attente">
        <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', '& td, & th': CELL }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ textAlign: 'left !important' }}>
                File
              </Box>
              <th scope="col">À faire</th>
              <th scope="col">En cours</th>
              <th scope="col">Prévu</th>
              <th scope="col">Abandonné</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, active, planned, failed }) => (
              <tr key={name}>
                <Box component="th" scope="row" sx={{ textAlign: 'left !important', fontWeight: 400 }}>
                  {QUEUE_NAMES[name] ?? name}
                </Box>
                <td>{waiting}</td>
                <td>{active}</td>
                <td>{planned}</td>
                <Box component="td" sx={{ ...(failed > 0 && { color: 'error.main', fontWeight: 700 }) }}>
                  {failed}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}
