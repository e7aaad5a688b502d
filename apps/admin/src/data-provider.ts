import { contract, type ApiClient, type Endpoint, type EndpointKey } from '@tokpa/contract';
import type { DataProvider, GetListParams, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin';
import { bodyFor } from './form-body.ts';
import { sortFor } from './sorts.ts';

type Query = Record<string, string | number | boolean>;
type Input = { params?: { id: Identifier }; query?: Query; body?: unknown; signal?: AbortSignal | undefined };
type ListAnswer = { data: RaRecord[]; meta: { total: number } };

// Resources that the API keeps under another path than their name.
const PATHS: Readonly<Record<string, string>> = { 'email-campaigns': 'admin/email-campaigns' };
const pathOf = (resource: string) => PATHS[resource] ?? resource;

// What the API gives at once; an export asks for more.
const MOST_PER_CALL = 100;

const FIRST_PAGE = { page: 1, perPage: 25 };

const endpointOf = (key: string): Endpoint | undefined => (contract as Readonly<Record<string, Endpoint>>)[key];

/** A filter as it stands in the form → query parameters; empty fields and empty lists are left out. */
function toQuery(filter: Readonly<Record<string, unknown>>): Query {
  const written = Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return [];
    if (Array.isArray(value)) return value.length > 0 ? [[name, value.join(',')] as const] : [];
    return [[name, value as string | number | boolean] as const];
  });
  return Object.fromEntries(written);
}

/** What the screens ask → the query of a list in the contract. */
export function listQuery(resource: string, { pagination = FIRST_PAGE, sort, filter }: Partial<GetListParams>): Query {
  const sorted = sort && sortFor(resource, sort);
  return {
    ...toQuery((filter ?? {}) as Record<string, unknown>),
    page: pagination.page,
    limit: pagination.perPage,
    ...(sorted !== undefined && { sort: sorted }),
  };
}

/**
 * The contract's resources for react-admin: `orders` is `GET /orders`, `GET /orders/{id}`, and where the contract has them
 * `POST /orders`, `PUT /orders/{id}`, `DELETE /orders/{id}`. What is no such act (a refund, a status) is called by its name with `api`.
 */
export function createDataProvider(api: ApiClient): DataProvider {
  // The name of a resource is known when it is asked for, not when this is compiled; the API answers 404 to one that is not in the contract.
  const call = (key: string, input: Input) =>
    (api.call as (key: EndpointKey, input: Input) => Promise<unknown>)(key as EndpointKey, input);

  async function listPage(resource: string, params: Partial<GetListParams>) {
    const { data, meta } = (await call(`GET /${pathOf(resource)}`, {
      query: listQuery(resource, params),
      signal: params.signal,
    })) as ListAnswer;
    return { data, total: meta.total };
  }

  async function list(resource: string, params: Partial<GetListParams>) {
    const { page, perPage } = params.pagination ?? FIRST_PAGE;
    if (perPage <= MOST_PER_CALL) return listPage(resource, params);
    const rows: RaRecord[] = [];
    const first = ((page - 1) * perPage) / MOST_PER_CALL + 1;
    for (let part = first; rows.length < perPage; part += 1) {
      const { data, total } = await listPage(resource, {
        ...params,
        pagination: { page: part, perPage: MOST_PER_CALL },
      });
      rows.push(...data);
      if (data.length < MOST_PER_CALL) return { data: rows, total };
    }
    return { data: rows, total: rows.length };
  }

  async function one(act: string, resource: string, input: Input) {
    return (await call(`${act} /${pathOf(resource)}/{id}`, input)) as { data: RaRecord };
  }

  async function create(resource: string, data: unknown) {
    const key = `POST /${pathOf(resource)}`;
    return (await call(key, { body: bodyFor(endpointOf(key), data) })) as { data: RaRecord };
  }

  async function update(resource: string, id: Identifier, data: unknown) {
    // Where the contract has no address for the row, it names it in the body.
    const inBody = endpointOf(`PUT /${pathOf(resource)}`);
    if (inBody) {
      const body = bodyFor(inBody, { ...(data as object), id });
      return (await call(`PUT /${pathOf(resource)}`, { body })) as { data: RaRecord };
    }
    const endpoint = endpointOf(`PUT /${pathOf(resource)}/{id}`);
    return one('PUT', resource, { params: { id }, body: bodyFor(endpoint, data) });
  }

  const provider = {
    getList: list,
    getOne: (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) =>
      one('GET', resource, { params: { id }, signal }),
    getMany: async (resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const found = await Promise.all(ids.map((id) => one('GET', resource, { params: { id }, signal })));
      return { data: found.map(({ data }) => data) };
    },
    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      list(resource, { ...params, filter: { ...(filter as Record<string, unknown>), [target]: id } }),
    create: (resource: string, { data }: { data: unknown }) => create(resource, data),
    update: (resource: string, { id, data }: { id: Identifier; data: unknown }) => update(resource, id, data),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: unknown }) => {
      for (const id of ids) await update(resource, id, data);
      return { data: ids };
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: RaRecord }) => {
      await one('DELETE', resource, { params: { id } });
      return { data: previousData ?? { id } };
    },
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      for (const id of ids) await one('DELETE', resource, { params: { id } });
      return { data: ids };
    },
    supportAbortSignal: true,
  };
  return provider as DataProvider;
}
