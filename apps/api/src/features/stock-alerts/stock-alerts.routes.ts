import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { askForAlert, endAlerts } from './ask-for-alert.ts';

export function bindStockAlertRoutes(platform: Platform, route: Route): void {
  route('POST /stock-alerts', async ({ body, ip, session }) => {
    await askForAlert(platform, body, { ip, userId: session?.kind === 'shopper' ? session.userId : null });
    return { message: 'C’est noté ! Nous vous écrirons dès que ce produit sera de retour.' };
  });
  route('POST /stock-alerts/unsubscribe', async ({ body }) => {
    await endAlerts(platform, body.token);
    return { message: 'Vous ne recevrez plus d’alerte de retour en stock.' };
  });
}
