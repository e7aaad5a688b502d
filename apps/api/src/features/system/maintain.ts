import type { MaintenanceAction } from '@tokpa/contract';
import { purgeSessions } from '#features/auth';
import { expireOrdersJob, giveTimeToPay } from '#features/orders';
import { reconcilePaymentsJob } from '#features/payments';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { backupJob, refreshSearchJob } from './system.jobs.ts';

type Act = (platform: Platform) => Promise<string>;

async function switchMaintenance(platform: Platform, isOn: boolean): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    const closedSince = await platform.maintenance.findStart(tx);
    await platform.maintenance.set(tx, isOn, now);
    if (!isOn && closedSince !== undefined) await giveTimeToPay(tx, { closedSince, now });
  });
  // Whoever asked sees it hold from their next call on; the other processes hear of it by the commit.
  await platform.maintenance.refresh();
}

const ACTS: Readonly<Record<MaintenanceAction, Act>> = {
  async 'clear-cache'(platform) {
    await platform.transact(async (tx) => platform.dropTags(tx, '*'));
    platform.cache.clear();
    return 'Le cache est vidé.';
  },
  async 'reindex-search'(platform) {
    await platform.transact((tx) => platform.jobs.send(tx, refreshSearchJob, {}, { isOnceAMinute: true }));
    return 'La recherche se reconstruit en arrière-plan.';
  },
  async 'purge-sessions'(platform) {
    await platform.jobs.run(purgeSessions, {});
    return 'Les sessions et les codes expirés sont supprimés.';
  },
  async 'expire-orders'(platform) {
    if (platform.maintenance.isOn()) throw new Problem('orders_wait_for_opening');
    await platform.jobs.run(expireOrdersJob, {});
    return 'Les commandes restées impayées sont annulées et leur stock est rendu.';
  },
  async 'reconcile-payments'(platform) {
    await platform.jobs.run(reconcilePaymentsJob, {});
    return 'Les paiements sans nouvelles ont été vérifiés auprès du prestataire.';
  },
  async backup(platform) {
    await platform.transact((tx) => platform.jobs.send(tx, backupJob, {}, { isOnceAMinute: true }));
    return 'La sauvegarde se fait en arrière-plan ; elle apparaîtra dans la liste.';
  },
  async 'enable-maintenance'(platform) {
    await switchMaintenance(platform, true);
    return 'La boutique est en maintenance : seule l’équipe y accède.';
  },
  async 'disable-maintenance'(platform) {
    await switchMaintenance(platform, false);
    return 'La boutique est de nouveau ouverte.';
  },
};

/** Does one act of maintenance and answers what was done, in words. */
export async function maintain(platform: Platform, session: StaffSession, action: MaintenanceAction): Promise<string> {
  const message = await ACTS[action](platform);
  await platform.transact((tx) => recordAct(tx, session, { act: action, resource: 'system' }));
  return message;
}
