import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** One address by its id. */
export function useAddress(id: string) {
  return useQuery({
    queryKey: [ADDRESSES, 'one', id],
    queryFn: async ({ signal }) => (await api.call('GET /shipping-addresses/{id}', { params: { id }, signal })).data,
  });
}

// A new default changes the other rows too: the whole book is asked for again.
function useRefreshAddresses() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [ADDRESSES] });
}

type AddressPage = CallOutput<'GET /shipping-addresses'>;

/** The page of addresses with the one that was just saved: in its old place, or at the end. */
function withSaved(page: AddressPage | undefined, saved: ShippingAddress): AddressPage | undefined {
  if (!page) return page;
  // There is one default.
  const others = page.data.map((one) => (saved.isDefault ? { ...one, isDefault: false } : one));
  const isKnown = others.some(({ id }) => id === saved.id);
  return { ...page, data: isKnown ? others.map((one) => (one.id === saved.id ? saved : one)) : [...others, saved] };
}

/** Adds an address, or changes the one whose `id` is given. */
export function useSaveAddress() {
  const queries = useQueryClient();
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
    onSuccess: (saved) => {
      queries.setQueriesData<AddressPage>({ queryKey: [ADDRESSES, 'list'] }, (page) => withSaved(page, saved));
      return refresh();
    },
  });
}

export function useSetDefaultAddress() {
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: (id: string) => api.call('PUT /shipping-addresses/{id}', { params: { id }, body: { isDefault: true } }),
    onSuccess: refresh,
  });
}

export function useDeleteAddress() {
  const refresh = useRefreshAddresses();
  return useMutation({
    mutationFn: (id: string) => api.call('DELETE /shipping-addresses/{id}', { params: { id } }),
    onSuccess: refresh,
  });
}
