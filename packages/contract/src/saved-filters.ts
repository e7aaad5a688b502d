import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, instant, messageOnly, pageNumber, pageSize, requiredText, single, text } from './fields.ts';
import { pageOf } from './page.ts';

export const SAVED_FILTER_NAME_MAX = 60;
export const SAVED_FILTERS_PER_LIST = 50;

const list = requiredText('La liste est requise', 60).describe('La liste du back-office : « orders »');

export const savedFilter = z.object({
  id,
  list: z.string(),
  name: z.string(),
  query: z.string().describe('Ce qui suit le « ? » dans l’adresse de la liste'),
  createdAt: instant,
});
export type SavedFilter = z.infer<typeof savedFilter>;

const savedFilterInput = z.strictObject({
  list,
  name: requiredText('Donnez un nom à ces filtres', SAVED_FILTER_NAME_MAX),
  query: text(4000),
});
export type SavedFilterInput = z.output<typeof savedFilterInput>;

export const savedFilterEndpoints = endpoints({
  'GET /auth/admin/saved-filters': {
    summary: 'Les filtres que l’on a gardés pour soi, par nom',
    access: 'staff',
    right: 'account.read',
    query: z.object({ list: list.optional(), page: pageNumber, limit: pageSize(SAVED_FILTERS_PER_LIST) }),
    response: pageOf(savedFilter),
  },
  'PUT /auth/admin/saved-filters': {
    summary: 'Garde des filtres sous un nom ; un nom déjà pris les reçoit à la place des siens',
    access: 'staff',
    right: 'account.write',
    body: savedFilterInput,
    response: single(savedFilter),
    refusals: ['saved_filters_full'],
  },
  'DELETE /auth/admin/saved-filters/{id}': {
    summary: 'Oublie des filtres',
    access: 'staff',
    right: 'account.write',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['saved_filter_not_found'],
  },
});
