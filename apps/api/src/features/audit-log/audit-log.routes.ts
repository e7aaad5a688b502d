import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { findAuditEntry, selectAuditEntries } from './audit-log.queries.ts';

/** For reading only: what writes is `recordAct`, in the transaction of each act. */
export function bindAuditLogRoutes(platform: Platform, route: Route): void {
  route('GET /audit-log', ({ query }) => selectAuditEntries(platform.db, query));
  route('GET /audit-log/{id}', async ({ params }) => {
    const entry = await findAuditEntry(platform.db, params.id);
    if (!entry) throw new Problem('audit_entry_not_found');
    return { data: entry };
  });
}
