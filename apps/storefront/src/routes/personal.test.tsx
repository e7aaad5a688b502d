import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NetworkError } from '@tokpa/contract/client';
import { ADDRESSES_PER_PAGE } from '@tokpa/contract/limits';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AddressBook } from '../addresses/index.ts';
import { LearningList } from '../learning/index.ts';
import { OrdersList, readFilters } from '../orders-list/index.ts';
import { toOrdersQuery } from '../orders-list/order-filters.ts';

const meta = { total: 1, pages: 1, page: 1, limit: ADDRESSES_PER_PAGE };
const PLACES = { add: '/add', edit: () => '/edit', page: () => '/page' };
const HOUSE = { id: 'house', addressLine1: 'Quartier Zongo', city: 'Parakou', country: 'Bénin', isDefault: false };
const FILTERS = readFilters(new URLSearchParams());
const ORDER = {
  id: 'order',
  orderNumber: 'ORD-1',
  status: 'PENDING',
  paymentMethod: 'cod',
  finalAmount: 5000,
  refundedAmount: 0,
  refunds: [],
  orderItems: [],
  createdAt: '2030-05-04T08:00:00.000Z',
};
const SEMINAR = {
  title: 'Le compost',
  startDate: ORDER.createdAt,
  endDate: null,
  address: '',
  location: '',
  picture: null,
};
const LEARNING = {
  formations: [],
  seminars: [{ id: 'seat', status: 'CONFIRMED', fullName: 'Afi Dossou', seminar: SEMINAR }],
  sessions: [],
};

type Read = { key: readonly unknown[]; data: unknown };

/** The page of a shopper who read this, and for whom it could not be read once more. */
async function drawAfterFailure({ key, data }: Read, page: ReactNode): Promise<string> {
  const client = new QueryClient();
  client.setQueryData(key, data);
  const queryFn = () => Promise.reject(new NetworkError(undefined));
  await client.fetchQuery({ queryKey: key, queryFn }).catch(() => undefined);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}

it.each<{ name: string; read: Read; page: ReactNode; shown: string }>([
  {
    name: 'the form of an address',
    read: { key: ['shipping-addresses', 'one', 'house'], data: HOUSE },
    page: <AddressBook page={1} open="house" places={PLACES} />,
    shown: 'value="Quartier Zongo"',
  },
  {
    name: 'the addresses',
    read: { key: ['shipping-addresses', 'list', 1, ADDRESSES_PER_PAGE], data: { data: [HOUSE], meta } },
    page: <AddressBook page={1} open={null} places={PLACES} />,
    shown: 'Quartier Zongo',
  },
  {
    name: 'the orders',
    read: { key: ['orders', 'list', toOrdersQuery(FILTERS, 1)], data: { data: [ORDER], meta } },
    page: (
      <OrdersList page={1} filters={FILTERS} addressOf={() => '/'} onFilter={() => undefined} BuyAgain={() => null} />
    ),
    shown: 'ORD-1',
  },
  {
    name: 'what one learns',
    read: { key: ['learning', 'all'], data: LEARNING },
    page: <LearningList lessonsAddress={() => '/lessons'} />,
    shown: 'Le compost',
  },
])('$name: what was read stays where it cannot be read again', async ({ read, page, shown }) => {
  const drawn = await drawAfterFailure(read, page);
  expect(drawn).toContain(shown);
  expect(drawn).not.toContain('Une erreur s');
});
