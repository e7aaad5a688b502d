import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createOrder } from '#testing/create-order';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { importProducts } from '#testing/import-products';
import { proveAddress } from '#testing/prove-address';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { forgetEntriesJob } from './audit-log.jobs.ts';
import { holdsWords } from './audit-log.queries.ts';

const shop = await useTestShop();

it('says who changed what, from what to what, and from where', async () => {
  const owner = await createStaff(shop);
  const colleague = await createStaff(shop, { role: 'EDITOR' });
  const client = shop.client(owner.token);
  await client.call('PUT /staff/{id}', { params: { id: colleague.staffId }, body: { role: 'SUPPORT' } });
  const { data } = await client.call('GET /audit-log', { query: { rowId: colleague.staffId } });
  expect(data[0]).toMatchObject({
    staffId: owner.staffId,
    staffName: 'Codjo Agossou',
    act: 'update',
    resource: 'staff',
    before: { role: 'EDITOR' },
    after: { role: 'SUPPORT' },
    ip: '127.0.0.1',
  });
  expect(JSON.stringify(data[0])).not.toContain('password');
  const { data: entry } = await client.call('GET /audit-log/{id}', { params: { id: data[0]?.id ?? '' } });
  expect(entry).toEqual(data[0]);
});

it('says of an import which file it read and how many products it brought', async () => {
  const { token } = await createStaff(shop);
  const imports = async () => {
    const { data } = await shop.client(token).call('GET /audit-log', { query: { act: 'import' } });
    return data.map(({ after, importedCount }) => [(after as { fileName: string }).fileName, importedCount]);
  };
  const table = 'name,sku,category,price\nMiel,JRN-1,Divers,100\nBissap,JRN-2,Divers,200\n';
  await importProducts(shop, token, { table, dryRun: true });
  await importProducts(shop, token, { table });
  expect((await imports())[0]).toEqual(['produits.csv', 2]);
});

it('is narrowed by person, resource, act, days and words, the newest first', async () => {
  const owner = await createStaff(shop);
  const client = shop.client(owner.token);
  const profile = { firstName: 'Mahougnon' };
  await client.call('PUT /auth/admin/profile', { body: profile });
  await client.call('PUT /auth/admin/profile', { body: { lastName: 'Zinsou' } });
  const found = async (query: {
    resource?: string;
    act?: string;
    search?: string;
    startDate?: string;
    endDate?: string;
  }) => {
    const { data } = await client.call('GET /audit-log', { query: { staffId: owner.staffId, ...query } });
    return data.map(({ after }) => after);
  };
  const both = [
    { firstName: 'Mahougnon', lastName: 'Zinsou' },
    { ...profile, lastName: 'Agossou' },
  ];
  expect(await found({})).toEqual(both);
  expect(await found({ resource: 'staff', act: 'update' })).toEqual(both);
  expect(await found({ search: 'MAHOUGNON z' })).toEqual([both[0]]);
  expect(await found({ act: 'delete' })).toEqual([]);
  expect(await found({ startDate: '2020-01-01' })).toEqual(both);
  expect(await found({ endDate: '2020-01-01' })).toEqual([]);
});

it('is searched by what people call the row, gone or not', async () => {
  const { token } = await createStaff(shop);
  const { call } = shop.client(token);
  const { data: tag } = await call('POST /blog-tags', { body: { name: 'Kinkéliba rouge' } });
  await call('DELETE /blog-tags/{id}', { params: { id: tag.id } });
  const { data } = await call('GET /audit-log', { query: { search: 'kinkeliba ROUGE' } });
  expect(data.map(({ act, rowId }) => [act, rowId])).toEqual([
    ['delete', tag.id],
    ['create', tag.id],
  ]);
});

it('names the order that was worked on, and finds it by its number', async () => {
  const { token } = await createStaff(shop);
  const { call } = shop.client(token);
  const { orderId, order } = await createOrder(shop);
  const { orderNumber } = order;
  await call('PATCH /orders/{id}/status', { params: { id: orderId }, body: { status: 'SHIPPED' } });
  const { data } = await call('GET /audit-log', { query: { search: orderNumber } });
  expect(data).toMatchObject([{ act: 'change-status', rowId: orderId, orderNumber }]);
  const ofColleague = await call('GET /audit-log', { query: { search: `${orderNumber} agossou STATUS` } });
  expect(ofColleague.data).toEqual(data);
});

it('names a setting as its screen does', async () => {
  const { token, staffId } = await createStaff(shop);
  const { call } = shop.client(token);
  await call('PUT /settings/{key}', { params: { key: 'unpaidOrderMinutes' }, body: { value: 90 } });
  const { data } = await call('GET /audit-log', { query: { staffId } });
  expect(data).toMatchObject([{ rowId: 'unpaidOrderMinutes', settingLabel: 'Délai pour payer (minutes)' }]);
});

it('is searched in its index, and an order’s number in that of the orders', async () => {
  const plan = await shop.platform.transact(async (tx) => {
    // The tables of a test are too small for an index to be worth it.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql`explain select id from audit_log where ${holdsWords('kinkéliba ROUGE')}`.execute(tx);
    return JSON.stringify(rows);
  });
  for (const index of ['audit_log_by_words', 'orders_by_words'])
    expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  expect(plan).not.toContain('Seq Scan');
});

it('forgets who closes the account, whose lines stay without the row, and nobody else', async () => {
  const { token } = await createStaff(shop);
  const { call } = shop.client(token);
  const [leaving, staying] = [await createShopper(shop), await createShopper(shop)];
  const message = { name: 'Afiavi', subject: 'other', message: 'Avez-vous du miel de Natitingou ?' } as const;
  for (const { userId, email } of [leaving, staying]) {
    for (const blocked of [true, false]) await call('PUT /users/{id}', { params: { id: userId }, body: { blocked } });
    await shop.client().call('POST /contact-messages', { body: { ...message, email } });
    const { data } = await call('GET /contact-messages', { query: { search: email } });
    await call('PUT /contact-messages/{id}', { params: { id: data[0]?.id ?? '' }, body: { status: 'CLOSED' } });
  }
  const { email, password } = leaving;
  await proveAddress(shop, leaving.userId);
  const session = await shop.client().call('POST /auth/login', { body: { email, password } });
  await shop.client(session.token).call('DELETE /auth/account', { body: { password } });
  const { data } = await call('GET /audit-log', { query: { sort: 'createdAt' } });
  const naming = (person: string) =>
    data.filter((entry) => JSON.stringify(entry.before ?? entry.after)?.includes(person));
  expect(naming(email)).toEqual([]);
  expect(naming(staying.email).map(({ resource }) => resource)).toEqual(['contact-messages']);
  const forgotten = data.filter(({ forgottenAt }) => forgottenAt !== null);
  expect(forgotten.map(({ staffName, act, before, after }) => [staffName, act, before, after])).toEqual(
    ['block', 'unblock', 'update'].map((act) => ['Codjo Agossou', act, null, null]),
  );
  expect(forgotten.map(({ rowId }) => rowId).slice(0, 2)).toEqual([leaving.userId, leaving.userId]);
});

it('keeps a line for a year, and one about an order or its money as long as the order', async () => {
  const { db, jobs } = shop.platform;
  const lines = [
    ['products', 11],
    ['products', 13],
    ['orders', 13],
    ['orders', 119],
    ['orders', 121],
    ['transactions', 118],
  ] as const;
  const mark = crypto.randomUUID();
  for (const [resource, months] of lines) {
    const at = sql<Date>`now() - make_interval(months => ${months}::int)`;
    const line = { at, staff_name: mark, act: 'update', resource, row_id: crypto.randomUUID() };
    await db.insertInto('audit_log').values(line).execute();
  }
  await jobs.run(forgetEntriesJob, {});
  const left = await db
    .selectFrom('audit_log')
    .select('resource')
    .where('staff_name', '=', mark)
    .orderBy('at', 'desc')
    .execute();
  expect(left.map(({ resource }) => resource)).toEqual(['products', 'orders', 'transactions', 'orders']);
  await expect(db.deleteFrom('audit_log').where('staff_name', '=', mark).execute()).rejects.toThrow(/append only/);
});

it('can not be written or emptied, not even past the API', async () => {
  const { token } = await createStaff(shop);
  await shop.client(token).call('PUT /auth/admin/profile', { body: { firstName: 'Ayaba' } });
  const { db } = shop.platform;
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/append only/);
  await expect(db.updateTable('audit_log').set({ act: 'rien' }).execute()).rejects.toThrow(/append only/);
  const unknown = shop.client(token).call('GET /audit-log/{id}', { params: { id: crypto.randomUUID() } });
  expect((await refusalOf(unknown)).code).toBe('audit_entry_not_found');
});
