import type { Platform } from '#platform/platform';
import { backInStock } from './emails/back-in-stock.ts';
import { takeDueAlerts } from './stock-alerts.queries.ts';

const AT_ONCE = 100;

/**
 * Writes to whoever waits for something that can be bought again. It looks at the stock as it is, so that nothing which raises
 * it, in a rule, an import or by hand, has to think of the alerts.
 */
export async function mailDueAlerts(platform: Platform): Promise<void> {
  const mailed = await platform.transact(async (tx) => {
    const due = await takeDueAlerts(tx, platform.clock.now(), AT_ONCE);
    for (const { email, token, slug, variationId, ...data } of due) {
      const productUrl = `${platform.config.publicUrl}/product/${slug}${variationId ? `?option=${variationId}` : ''}`;
      const unsubscribeUrl = `${platform.config.publicUrl}/stock-alerts/unsubscribe?token=${token}`;
      await platform.mailer.send(tx, backInStock, {
        to: email,
        data: { ...data, productUrl, unsubscribeUrl },
        headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>` },
      });
    }
    return due.length;
  });
  if (mailed === AT_ONCE) await mailDueAlerts(platform);
}
