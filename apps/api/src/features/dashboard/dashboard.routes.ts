import { findExampleContacts } from '#features/settings';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { readPeriod } from './period.ts';
import { readStats } from './read-stats.ts';

export function bindDashboardRoutes(platform: Platform, route: Route): void {
  route('GET /dashboard/stats', async ({ query }) => {
    const now = platform.clock.now();
    const stats = await readStats(platform.db, readPeriod(query, now), now);
    return { data: { ...stats, exampleContacts: (await findExampleContacts(platform)).length } };
  });
}
