import type { SystemInformation } from '@tokpa/contract/system';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Backups } from './backups.tsx';

/** What stands there at noon on 29 November, of the archives of these moments. */
function shown(...moments: string[]): string {
  const backups = moments.map((createdAt) => ({ name: `tokpa-${createdAt}.tar.gz`, bytes: 2048, createdAt }));
  const system = {
    startedAt: '2026-11-29T11:00:00.000Z',
    uptimeSeconds: 3600,
    backups,
  } as unknown as SystemInformation;
  return renderToStaticMarkup(<Backups system={system} />);
}

test('the newest backup is said, and with a warning once it is more than two days old', () => {
  const recent = shown('2026-11-27T12:00:00.000Z', '2026-11-26T02:30:00.000Z');
  expect(recent).toContain('Dernière sauvegarde');
  expect(recent).not.toContain('role="alert"');
  const old = shown('2026-11-27T11:59:59.000Z', '2026-11-26T02:30:00.000Z');
  expect(old).toMatch(/role="alert".*Aucune sauvegarde depuis/);
  expect(old).not.toContain('Dernière sauvegarde');
});

test('a shop without any backup says so', () => {
  expect(shown()).toContain('Aucune sauvegarde. Faites-en une');
});
