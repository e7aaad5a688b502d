import { recordNothing } from '#platform/audit';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { keepFilter } from './keep-filter.ts';
import { deleteSavedFilter, selectSavedFilters } from './saved-filters.queries.ts';

export function bindSavedFilterRoutes(platform: Platform, route: Route): void {
  route('GET /auth/admin/saved-filters', ({ session, query }) =>
    selectSavedFilters(platform.db, session.staffId, query),
  );
  route('PUT /auth/admin/saved-filters', async ({ session, body }) => ({
    data: await keepFilter(platform, session, body),
  }));
  route('DELETE /auth/admin/saved-filters/{id}', async ({ session, params }) => {
    if (!(await deleteSavedFilter(platform.db, session.staffId, params.id)))
      throw new Problem('saved_filter_not_found');
    recordNothing();
    return { message: 'Ces filtres sont oubliés.' };
  });
}
