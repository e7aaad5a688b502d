import type { ApiClient, CallOutput } from '@tokpa/contract/client';

/** The shop's main categories, without those below them: what the frame of every page shows, and what pages share with it. */
export function findTopCategories(api: ApiClient): Promise<CallOutput<'GET /categories'>> {
  return api.call('GET /categories', { query: { subcategories: 'false' } });
}
