import { expect, test } from 'vitest';
import { french } from '../french.ts';
import { toCsv } from '../ui/csv-export.ts';
import { logColumns } from './log-columns.ts';

test('the exported log says in French what was done, and to what', () => {
  const columns = logColumns((resource) => french.translate(`resources.${resource}.name`, { smart_count: 1 }));
  const entry = {
    id: '1',
    createdAt: '2026-11-22T05:19:00.000Z',
    staffId: null,
    staffName: 'Awa',
    act: 'update',
    resource: 'products',
    rowId: 'p-1',
    orderNumber: null,
    settingLabel: null,
    importedCount: null,
    before: null,
    after: { name: 'Miel' },
    ip: '',
    forgottenAt: null,
  };
  expect(toCsv(columns, [entry])).toContain('2026-11-22 06:19;Awa;a modifié;Produit;Miel;p-1;');
});
