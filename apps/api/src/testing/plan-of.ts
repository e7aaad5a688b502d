import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { TestShop } from './test-shop.ts';

/**
 * How PostgreSQL would run the first statement that `ask` asks, in a shop where reading a whole table, or sorting it, costs more than an index does:
 * the tables of a test are too small for one to be worth it.
 */
export async function planOf({ platform: { db } }: TestShop, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = [];
  const spied = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(spied);
  const [first] = asked;
  if (first === undefined) throw new Error('Nothing was asked of the database');
  return db.transaction().execute(async (tx) => {
    for (const way of ['seqscan', 'sort']) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const { rows } = await tx.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`explain ${first.sql}`, [...first.parameters]),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
