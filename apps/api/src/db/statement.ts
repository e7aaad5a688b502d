import type { CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './connect.ts';

/** Stands for a value while the statement is built. */
export class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Slots<Values> = { readonly [Name in keyof Values]-?: Slot };

/**
 * A statement that is sent often and whose text never changes: Kysely builds it from `build` the first time, afterwards only its
 * values are put in. `build` gets something to write in the place of each value, by its name.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  build: (slots: Slots<Values>) => RawBuilder<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  const slots = new Proxy({} as Slots<Values>, { get: (_, name) => new Slot(String(name)) });
  return async (db, values) => {
    built ??= build(slots).compile(db);
    const parameters = built.parameters.map((value) => (value instanceof Slot ? values[value.name] : value));
    const { rows } = await db.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
