import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { readPeriod } from './period.ts';
import { readStats } from './read-stats.ts';

export function bindDashboardRoutes(platform: Platform, route: Route): void {
  route('GET /dashboard/stats', async ({ query }) => ({
    data: await readStats(platform, readPeriod(query, platform.clock.now())),
  }));
}
