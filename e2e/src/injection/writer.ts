import type { ApiClient } from '@tokpa/contract/client';
import { registerShopper, somebody, type Shopper } from '../shoppers.ts';
import type { Staff } from '../staff.ts';
import { attackedBody, type WrittenKey } from './attack.ts';

export type Row = { id: string; slug: string; orderNumber: string };
/** `params`: what the address names beside the row itself. */
type Given = { id?: string | undefined; params?: Record<string, string>; body?: Record<string, unknown> };
type LooseCall = (key: string, input: { params?: object; body?: unknown }) => Promise<Record<string, Row> & Row>;

/** Somebody who writes an attack into every form, and the rows that this leaves, by the name of their list. */
export type Writer = {
  shopper: Shopper;
  staff: Staff;
  mark: string;
  rows: Record<string, Row>;
  keysUsed: Set<string>;
  /** Fills in a form of this endpoint: `given` as it is, an attack everywhere else. */
  send(api: ApiClient, key: WrittenKey, given?: Given): Promise<Row>;
  /** The same for a row of the back office that `clean` is to take away. */
  make(name: string, given?: Record<string, unknown>): Promise<Row>;
  undoWith(act: () => Promise<unknown>): void;
  clean(): Promise<void>;
};

const WITHOUT_SLUG = new Set(['coupons', 'content-library', 'staff', 'admin/email-campaigns']);

export async function createWriter(shopUrl: string, staff: Staff): Promise<Writer> {
  const undo: (() => Promise<unknown>)[] = [];
  const { firstName, lastName } = attackedBody('POST /auth/register');
  const shopper = await registerShopper(shopUrl, {
    ...somebody(),
    firstName: String(firstName),
    lastName: String(lastName),
  });
  const writer: Writer = {
    shopper,
    staff,
    mark: crypto.randomUUID().slice(0, 8),
    rows: {},
    keysUsed: new Set(['POST /auth/register']),
    async send(api, key, { id, params, body = {} } = {}) {
      writer.keysUsed.add(key);
      const call = api.call as LooseCall;
      const named = id !== undefined && { params: { id, ...params } };
      const answer = await call(key, { ...named, body: attackedBody(key, body) });
      return answer['data'] ?? answer['order'] ?? answer;
    },
    async make(name, given = {}) {
      const slug = WITHOUT_SLUG.has(name) ? {} : { slug: `attaque-${name}-${writer.mark}` };
      const row = await writer.send(staff.api, `POST /${name}` as WrittenKey, {
        body: { ...slug, image: undefined, ...given },
      });
      const call = staff.api.call as unknown as LooseCall;
      writer.undoWith(() => call(`DELETE /${name}/{id}`, { params: { id: row.id } }));
      writer.rows[name] = row;
      return row;
    },
    undoWith: (act) => void undo.unshift(act),
    async clean() {
      for (const act of undo) await act();
    },
  };
  return writer;
}
