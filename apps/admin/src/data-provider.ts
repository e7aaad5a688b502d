import type { ApiClient, EndpointKey } from '@tokpa/contract';
import type { DataProvider, GetListParams, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin';
import { sortFor } from './sorts.ts';

type Query = Record<string, string | number | boolean>;
type Input = { params?: { id: Identifier }; query?: Query; body?: unknown; signal?: AbortSignal | undefined };
type ListAnswer = { data: RaRecord[]; meta: { total: number } };

const FIRST_PAGE = { page: 1, perPage: 25 };

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

  async function list(resource: string, params: Partial<GetListParams>) {
    const { data, meta } = (await call(`GET /${resource}`, {
      query: listQuery(resource, params),
      signal: params.signal,
    })) as ListAnswer;
    return { data, total: meta.total };
  }

  async function one(act: string, resource: string, input: Input) {
    return (await call(`${act} /${resource}/{id}`, input)) as { data: RaRecord };
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
    create: (resource: string, { data }: { data: unknown }) => call(`POST /${resource}`, { body: data }),
    update: (resource: string, { id, data }: { id: Identifier; data: unknown }) =>
      one('PUT', resource, { params: { id }, body: data }),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: unknown }) => {
      for (const id of ids) await one('PUT', resource, { params: { id }, body: data });
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
