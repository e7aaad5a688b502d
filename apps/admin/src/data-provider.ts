import type { ApiClient } from '@tokpa/contract';
import { ApiError } from '@tokpa/contract/client';
import type { DataProvider, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin';
import { createResourceCalls, type Removal } from './resource-calls.ts';

/** `keyFor`: what is sent → its idempotency key, where it must not be made twice. */
type CreateMeta = { keyFor?: (data: unknown) => string };

/** A row that was deleted is left out: with it, a form would lose sight of all others that it names, and with the next choice their ids. */
function leaveOutGone(failure: unknown): [] {
  if (failure instanceof ApiError && failure.status === 404) return [];
  throw failure;
}

/**
 * The contract's resources for react-admin: `orders` is `GET /orders`, `GET /orders/{id}`, and where the contract has them
 * `POST /orders`, `PUT /orders/{id}`, `DELETE /orders/{id}`. What is no such act (a refund, a status) is called by its name with `api`.
 */
export function createDataProvider(api: ApiClient): DataProvider {
  const { list, one, remove, create, update } = createResourceCalls(api);
  const removals = new Map<string, Promise<Removal>>();

  /** Asked for twice by a double click, it is one removal: the second would be told that there is no such row. */
  function removeOnce(resource: string, id: Identifier): Promise<Removal> {
    const key = `${resource}/${id}`;
    const underWay = removals.get(key);
    if (underWay) return underWay;
    const removal = remove(resource, id).finally(() => removals.delete(key));
    removals.set(key, removal);
    return removal;
  }

  const provider = {
    getList: list,
    getOne: (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) =>
      one('GET', resource, { params: { id }, signal }),
    getMany: async (resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) => {
      const found = await Promise.all(
        ids.map((id) => one('GET', resource, { params: { id }, signal }).then(({ data }) => [data], leaveOutGone)),
      );
      return { data: found.flat() };
    },
    getManyReference: (resource: string, { target, id, filter, ...params }: GetManyReferenceParams) =>
      list(resource, { ...params, filter: { ...(filter as Record<string, unknown>), [target]: id } }),
    create: async (resource: string, { data, meta }: { data: unknown; meta?: CreateMeta }) => {
      // `said`: what the shop has to say of it, where it does.
      const { data: row, message } = await create(resource, data, meta?.keyFor?.(data));
      return { data: message === undefined ? row : { ...row, said: message } };
    },
    update: (
      resource: string,
      { id, data, previousData }: { id: Identifier; data: unknown; previousData?: RaRecord },
    ) => update(resource, id, { data, previous: previousData }),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: unknown }) => {
      for (const id of ids) await update(resource, id, { data });
      return { data: ids };
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: RaRecord }) => {
      // What nobody deletes for good is kept out of sale: `said` tells which of both it was.
      const { message } = await removeOnce(resource, id);
      return { data: { ...(previousData ?? { id }), said: message } };
    },
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      for (const id of ids) await removeOnce(resource, id);
      return { data: ids };
    },
    supportAbortSignal: true,
  };
  return provider as DataProvider;
}
