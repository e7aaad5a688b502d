import type { StockAlertInput } from '@tokpa/contract';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { emailKey, type Limit } from '#platform/throttle';
import { newToken } from '#platform/tokens';
import { cancelAlertsBehind, findStock, insertAlert } from './stock-alerts.queries.ts';

const HOUR = 3600;
// Phone networks put many people behind one address.
const ALERTS_PER_ADDRESS: Limit = { name: 'stock-alert-address', points: 30, seconds: HOUR };
const ALERTS_PER_EMAIL: Limit = { name: 'stock-alert-email', points: 10, seconds: HOUR };

/** Where the wish comes from, and whose it is when they are logged in. */
type Asker = { ip: string; userId: string | null };

/**
 * Keeps the wish to hear of a product's return. Whether the address had asked before is not told, and a robot, which fills in
 * the field that people do not see, hears the same and leaves nothing.
 */
export async function askForAlert(platform: Platform, input: StockAlertInput, { ip, userId }: Asker): Promise<void> {
  await platform.throttle.count(ALERTS_PER_ADDRESS, ip);
  if (input.website) return;
  const { productId, email, variationId = null } = input;
  const stock = await findStock(platform.db, productId, variationId);
  if (stock === undefined) throw new Problem('product_not_found');
  if (stock > 0) throw new Problem('product_in_stock');
  await platform.throttle.count(ALERTS_PER_EMAIL, emailKey(email));
  const alert = { productId, variationId, email, userId, token: newToken('alr_'), now: platform.clock.now() };
  await insertAlert(platform.db, alert);
}

export async function endAlerts(platform: Platform, token: string): Promise<void> {
  const isKnown = await platform.transact((tx) => cancelAlertsBehind(tx, token, platform.clock.now()));
  if (!isKnown) throw new Problem('invalid_alert_link');
}
