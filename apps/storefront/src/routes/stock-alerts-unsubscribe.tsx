import { api } from '../api/browser.ts';
import type { Route } from './+types/stock-alerts-unsubscribe.ts';
import { pageMeta } from './page-meta.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Fin des alertes de retour en stock',
    description: 'Ne recevez plus d’alerte de retour en stock.',
    unlisted: true,
  });

export default function StockAlertsUnsubscribePage() {
  return (
    <UnsubscribePage
      question="Ne plus recevoir d’alerte de retour en stock ?"
      consequence="Toutes vos alertes en attente sont effacées. Les messages de vos commandes continuent."
      farewell="Vous ne recevrez plus d’alerte. Vous pouvez en demander une à nouveau sur la page d’un produit en rupture."
      unsubscribe={(token) => api.call('POST /stock-alerts/unsubscribe', { body: { token } })}
    />
  );
}
