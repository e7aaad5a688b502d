import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createRefuse } from '#platform/http/errors';
import { useTestShop } from '#testing/test-shop';

const { platform } = await useTestShop();
const refuse = createRefuse(new Map());

/** How often a transaction is tried that PostgreSQL ends with this code, and what is answered in the end. */
async function endedBy(code: string) {
  let tries = 0;
  const refused = await platform
    .transact(async (tx) => {
      tries += 1;
      await sql`do ${sql.lit(`begin raise exception using errcode = '${code}'; end`)}`.execute(tx);
    })
    .catch((error: unknown) => refuse(error, platform.log, { faultMessage: undefined }).code);
  return { tries, refused };
}

it.each(['40001', '40P01'])(
  'what is ended as it stood in another’s way (%s) is tried again, at last refused',
  async (code) => {
    expect(await endedBy(code)).toEqual({ tries: 4, refused: 'conflict' });
  },
);

it('what waited too long for a row is refused, and not tried again', async () => {
  expect(await endedBy('55P03')).toEqual({ tries: 1, refused: 'conflict' });
});
