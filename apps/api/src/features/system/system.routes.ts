import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { describeSystem } from './describe-system.ts';
import { maintain } from './maintain.ts';

export function bindSystemRoutes(platform: Platform, route: Route): void {
  route('GET /system/info', async () => ({ data: await describeSystem(platform) }));
  route('POST /system/maintenance', async ({ session, body: { action } }) => ({
    action,
    message: await maintain(platform, session, action),
  }));
}
