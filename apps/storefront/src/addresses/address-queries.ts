import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import type { CallOutput } from '@tokpa/contract/client';
import type { ShippingAddress, ShippingAddressInput } from '@tokpa/contract/shipping-addresses';
import { ADDRESSES_PER_PAGE } from '@tokpa/contract/limits';
import { api } from '../api/browser.ts';

const ADDRESSES = 'shipping-addresses';

/** The shopper's addresses, the default one first. More than an account may hold fit in `limit: 100`. */
export function useAddresses({ page = 1, limit = ADDRESSES_PER_PAGE }: { page?: number; limit?: number } = {}) {
  return useQuery({
    queryKey: [ADDRESSES, 'list', page, limit],
    queryFn: ({ signal }) => api.call('GET /shipping-addresses', { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One address by its id, for the form that changes it. */
export function useAddress(id: string) {
  return useQuery({
    queryKey: [ADDRESSES, 'one', id],
    queryFn: async ({ signal }) => (await api.call('GET /shipping-addresses/{id}', { params: { id }, signal })).data,
    // A form starts from what is read as it opens: what is read later changes nothing in it, what was kept from before would be saved again.
    staleTime: Infinity,
    gcTime: 0,
    retry: (failures, error) => failures < 1 && !isGone(error),
  });
}

/** Whether the shop has said that there is no such address. Another device may have deleted it. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

// A new default changes the other rows too: the whole book is asked for again.
function useRefreshAddresses() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [ADDRESSES] });
}

/** A refusal too means that the book is no longer what the page shows. The sentence does not wait for the book. */
function useRefreshWhenRefused() {
  const refresh = useRefreshAddresses();
  return (error: Error) => {
    if (error instanceof ApiError) void refresh();
  };
}

/** The lists alone: what one address was asked for has been answered. */
export function useRefreshAddressLists() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [ADDRESSES, 'list'] });
}

type AddressPage = CallOutput<'GET /shipping-addresses'>;

/** The page of addresses with one of them as it was just saved. */
function withChanged(page: AddressPage, saved: ShippingAddress): AddressPage {
  // There is one default.
  const others = page.data.map((one) => (saved.isDefault ? { ...one, isDefault: false } : one));
  return { ...page, data: others.map((one) => (one.id === saved.id ? saved : one)) };
}

function withTotal({ meta, ...page }: AddressPage, total: number): AddressPage {
  return { ...page, meta: { ...meta, total, pages: Math.ceil(total / meta.limit) } };
}

/** The page of addresses with a new one, at the end: the last page alone has room. */
function withAdded(page: AddressPage, added: ShippingAddress): AddressPage {
  const changed = withChanged(page, added);
  const { data, meta } = changed;
  // Read again since it was sent.
  if (data.some(({ id }) => id === added.id)) return changed;
  return withTotal({ ...changed, data: data.length < meta.limit ? [...data, added] : data }, meta.total + 1);
}

/** Nothing for a page without it: that one stays what was read of it. */
function withoutDeleted(page: AddressPage, id: string): AddressPage | undefined {
  const data = page.data.filter((one) => one.id !== id);
  if (data.length === page.data.length) return undefined;
  return withTotal({ ...page, data }, page.meta.total - 1);
}

/** What was read of the book is changed by what the shop answered: the book may not be there to be read again. */
function useChangeKnownPages() {
  const queries = useQueryClient();
  return (change: (page: AddressPage) => AddressPage | undefined, type: 'all' | 'active' = 'all') =>
    queries.setQueriesData<AddressPage>({ queryKey: [ADDRESSES, 'list'], type }, (page) => page && change(page));
}

/** Adds an address, or changes the one whose `id` is given. */
export function useSaveAddress() {
  const changePages = useChangeKnownPages();
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: async ({
      id,
      input,
    }: {
      id: string | undefined;
      input: ShippingAddressInput;
    }): Promise<ShippingAddress> => {
      const saved =
        id === undefined
          ? await api.call('POST /shipping-addresses', { body: input })
          : await api.call('PUT /shipping-addresses/{id}', { params: { id }, body: input });
      return saved.data;
    },
    // At once, not with the next list: that one may not come, and the parcel would go to another of them.
    onSuccess: (saved, { id }) => {
      changePages((page) => (id === undefined ? withAdded(page, saved) : withChanged(page, saved)));
      return refresh();
    },
    onError: useRefreshWhenRefused(),
  });
}

export function useSetDefaultAddress() {
  const changePages = useChangeKnownPages();
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: (id: string) => api.call('PUT /shipping-addresses/{id}', { params: { id }, body: { isDefault: true } }),
    onSuccess: ({ data }) => {
      changePages((page) => withChanged(page, data));
      return refresh();
    },
    onError: useRefreshWhenRefused(),
  });
}

export function useDeleteAddress() {
  const changePages = useChangeKnownPages();
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api.call('DELETE /shipping-addresses/{id}', { params: { id } });
      } catch (error) {
        // What was wanted is so.
        if (!isGone(error)) throw error;
      }
    },
    onSuccess: async (_, id) => {
      await refresh();
      // After it: with its only address the list leaves the page, and who deleted it would be told nothing. What is out of
      // sight is read again when it is looked at: another address may be the default one.
      changePages((page) => withoutDeleted(page, id), 'active');
    },
    onError: useRefreshWhenRefused(),
  });
}
