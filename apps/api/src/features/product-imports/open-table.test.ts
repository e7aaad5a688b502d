import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type ReadRow, readRows } from './open-table.ts';

it('a quote that is never closed is named with the row where it stands, however many rows wait to be written before it', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => `Rang ${at},RANG-${at},Rangs,100`);
  const table = ['name,sku,category,price', ...rows, '"Jamais fermé,RANG-X,Rangs,100'].join('\n');
  const read: ReadRow[] = [];
  for await (const row of readRows(Readable.from([Buffer.from(table)]), { delimiter: ',', encoding: 'utf-8' })) {
    read.push(row);
    // As the import does, which writes rows down meanwhile: the parser comes to the end of the file long before.
    await setImmediate();
  }
  expect(read.map(({ row }) => row)).toEqual(Array.from({ length: 302 }, (_, at) => at + 1));
  expect(read.flatMap((row) => ('fault' in row ? [[row.row, row.fault]] : []))).toEqual([
    [302, 'Cette ligne n’est pas lisible : vérifiez ses guillemets'],
  ]);
});
