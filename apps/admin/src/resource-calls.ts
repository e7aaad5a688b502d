import { contract, type ApiClient, type Endpoint, type EndpointKey } from '@tokpa/contract';
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { changedFields, type Fields } from './changed-fields.ts';
import { bodyFor, demandedBy, namesItsRow } from './form-body.ts';
import { asFormErrors } from './form-errors.ts';
import { FIRST_PAGE, listQuery, type Query } from './list-query.ts';
import { changesLists, mergeLists } from './merge-lists.ts';
import { MOST_PER_CALL, readEveryRow } from './read-every-row.ts';

type Input = { params?: { id: Identifier }; query?: Query; body?: unknown; signal?: AbortSignal | undefined };
type ListAnswer = { data: RaRecord[]; meta: { total: number } };
type RowAnswer = { data: RaRecord };
type CreatedAnswer = RowAnswer & { message?: string };
/** What was done, in words. */
export type Removal = { message: string };
/** `previous`: the record as the form read it; what is the same as there is not written again. */
type Change = { data: unknown; previous?: object | undefined };

// Resources that the API keeps under another path than their name.
const PATHS: Readonly<Record<string, string>> = { 'email-campaigns': 'admin/email-campaigns' };
const pathOf = (resource: string) => PATHS[resource] ?? resource;

/** Called where a long list changed so much while it was read that rows may be missing. */
type ListMeta = { onIncomplete?: () => void };

const endpointOf = (key: string): Endpoint | undefined => (contract as Readonly<Record<string, Endpoint>>)[key];

/** The acts on rows that the contract has under the name of their resource. */
export function createResourceCalls(api: ApiClient) {
  // The name of a resource is known when it is asked for, not when this is compiled; the API answers 404 to one that is not in the contract.
  const call = (key: string, input: Input) =>
    (api.call as (key: EndpointKey, input: Input) => Promise<unknown>)(key as EndpointKey, input).catch(asFormErrors);

  async function listPage(resource: string, params: Partial<GetListParams>) {
    const query = listQuery(resource, params);
    const answer = await call(`GET /${pathOf(resource)}`, { query, signal: params.signal });
    const { data, meta } = answer as ListAnswer;
    return { data, total: meta.total };
  }

  async function one(act: string, resource: string, input: Input) {
    return (await call(`${act} /${pathOf(resource)}/{id}`, input)) as RowAnswer;
  }

  /** What the form changed; its lists with what colleagues have done to them since, for which the record is read again. */
  async function changeOf(
    resource: string,
    id: Identifier,
    { data, previous, endpoint }: Change & { endpoint: Endpoint | undefined },
  ) {
    const changed = changedFields({ ...(data as Fields) }, { resource, previous, always: demandedBy(endpoint) });
    const began = previous as Fields | undefined;
    if (!began || !changesLists(changed, began)) return changed;
    const { data: now } = await one('GET', resource, { params: { id } });
    return mergeLists(changed, { began, now });
  }

  return {
    one,

    async remove(resource: string, id: Identifier) {
      return (await call(`DELETE /${pathOf(resource)}/{id}`, { params: { id } })) as Removal;
    },

    async list(resource: string, params: Partial<GetListParams>) {
      const { page, perPage } = params.pagination ?? FIRST_PAGE;
      if (perPage <= MOST_PER_CALL) return listPage(resource, params);
      const firstPage = ((page - 1) * perPage) / MOST_PER_CALL + 1;
      const readPart = (part: number) =>
        listPage(resource, { ...params, pagination: { page: part, perPage: MOST_PER_CALL } });
      const { isComplete, ...rows } = await readEveryRow({ readPart, firstPage, most: perPage });
      if (!isComplete) (params.meta as ListMeta | undefined)?.onIncomplete?.();
      return rows;
    },

    async create(resource: string, data: unknown, idempotencyKey?: string) {
      const key = `POST /${pathOf(resource)}`;
      const headers = idempotencyKey === undefined ? {} : { headers: { 'idempotency-key': idempotencyKey } };
      return (await call(key, { body: bodyFor(endpointOf(key), data), ...headers })) as CreatedAnswer;
    },

    async update(resource: string, id: Identifier, change: Change) {
      const whole = `PUT /${pathOf(resource)}`;
      if (namesItsRow(endpointOf(whole))) {
        const fields = await changeOf(resource, id, { ...change, endpoint: endpointOf(whole) });
        return (await call(whole, { body: bodyFor(endpointOf(whole), { ...fields, id }) })) as RowAnswer;
      }
      const endpoint = endpointOf(`${whole}/{id}`);
      const fields = await changeOf(resource, id, { ...change, endpoint });
      return one('PUT', resource, { params: { id }, body: bodyFor(endpoint, fields) });
    },
  };
}
