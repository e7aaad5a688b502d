import { accountClosing, accountExporting, accountMoving } from '#features/auth';
import type { Feature } from '#platform/feature';
import { handleAlertJobs } from './stock-alerts.jobs.ts';
import { deleteAlertsOf, findAlertsOf, moveAlertsOf } from './stock-alerts.queries.ts';
import { bindStockAlertRoutes } from './stock-alerts.routes.ts';

export const stockAlertsFeature: Feature = {
  name: 'stock-alerts',
  register({ platform, route }) {
    bindStockAlertRoutes(platform, route);
    handleAlertJobs(platform);
    platform.events.on(accountExporting, async (tx, account) => {
      account.stockAlerts = await findAlertsOf(tx, account.userId);
    });
    platform.events.on(accountMoving, moveAlertsOf);
    platform.events.on(accountClosing, deleteAlertsOf);
  },
};
