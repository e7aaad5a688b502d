import { OWNER } from '../staff.ts';
import { freshDatabase } from './fresh-database.ts';
import { startMailServer } from './mail-server.ts';
import { dataDir, startShop } from './shop-process.ts';

/** Opens a new demo shop, with a mail server of its own, before the first test; closes both after the last. */
export default async function openShop(): Promise<() => Promise<void>> {
  const database = await freshDatabase(dataDir);
  const mail = await startMailServer();
  const shop = await startShop({ ...database.environment, SMTP_URL: mail.smtpUrl, ADMIN_PASSWORD: OWNER.password });
  process.env['SHOP_URL'] = shop.url;
  process.env['INBOX_URL'] = mail.inboxUrl;
  return async () => {
    await shop.stop();
    await mail.stop();
    await database.drop();
  };
}
