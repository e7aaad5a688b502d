import { contract, type ApiClient, type Endpoint, type EndpointKey } from '@tokpa/contract';
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import { changedFields } from './changed-fields.ts';
import { bodyFor, demandedBy, namesItsRow } from './form-body.ts';
import { asFormErrors } from './form-errors.ts';
import { FIRST_PAGE, listQuery, type Query } from './list-query.ts';

type Input = { params?: { id: Identifier }; query?: Query; body?: unknown; signal?: AbortSignal | undefined };
type ListAnswer = { data: RaRecord[]; meta: { total: number } };
type RowAnswer = { data: RaRecord };

// Resources that the API keeps under another path than their name.
const PATHS: Readonly<Record<string, string>> = { 'email-campaigns': 'admin/email-campaigns' };
const pathOf = (resource: string) => PATHS[resource] ?? resource;

// What the API gives at once; an export asks for more.
const MOST_PER_CALL = 100;

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

  return {
    one,

    async list(resource: string, params: Partial<GetListParams>) {
      const { page, perPage } = params.pagination ?? FIRST_PAGE;
      if (perPage <= MOST_PER_CALL) return listPage(resource, params);
      const rows: RaRecord[] = [];
      const first = ((page - 1) * perPage) / MOST_PER_CALL + 1;
      for (let part = first; rows.length < perPage; part += 1) {
        const pagination = { page: part, perPage: MOST_PER_CALL };
        const { data, total } = await listPage(resource, { ...params, pagination });
        rows.push(...data);
        if (data.length < MOST_PER_CALL) return { data: rows, total };
      }
      return { data: rows, total: rows.length };
    },

    async create(resource: string, data: unknown) {
      const key = `POST /${pathOf(resource)}`;
      return (await call(key, { body: bodyFor(endpointOf(key), data) })) as RowAnswer;
    },

    /** `previous`: the record as the form read it; what is the same as there is not written again. */
    async update(
      resource: string,
      id: Identifier,
      { data, previous }: { data: unknown; previous?: object | undefined },
    ) {
      const whole = `PUT /${pathOf(resource)}`;
      const changed = (endpoint: Endpoint | undefined) =>
        changedFields({ ...(data as object) }, { resource, previous, always: demandedBy(endpoint) });
      if (namesItsRow(endpointOf(whole))) {
        const body = bodyFor(endpointOf(whole), { ...changed(endpointOf(whole)), id });
        return (await call(whole, { body })) as RowAnswer;
      }
      const endpoint = endpointOf(`${whole}/{id}`);
      return one('PUT', resource, { params: { id }, body: bodyFor(endpoint, changed(endpoint)) });
    },
  };
}
