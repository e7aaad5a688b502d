import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi, connect, createInjectFetch, createPlatform, type Platform, wholeArchive } from '@tokpa/api';
import { loadConfig, migrate, startEmbeddedDatabase } from '@tokpa/api/start';
import { createClient } from '@tokpa/contract/client';
import { useOwnDatabase } from './testing/own-database.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const PICTURE = 'media/beurre-de-karite.jpeg';
const PICTURE_BYTES = randomBytes(50_000);
const COMMAND_MS = 60_000;

const [shop, bare, empty, unused] = [
  await useOwnDatabase(),
  await useOwnDatabase({ isBare: true }),
  await useOwnDatabase({ isBare: true }),
  await useOwnDatabase({ isBare: true }),
];
const home = await mkdtemp(path.join(tmpdir(), 'tokpa-commands-'));
const here = { DATABASE_URL: shop.url, DATA_DIR: path.join(home, 'shop') };
const third = { DATABASE_URL: empty.url, DATA_DIR: path.join(home, 'third') };
// Nobody listens there.
const NO_BUCKET = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'tokpa',
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'tokpa',
  S3_SECRET_ACCESS_KEY: 'tokpa',
};
const elsewhere = { DATABASE_URL: bare.url, DATA_DIR: path.join(home, 'restored') };

/** A shop that is open while `work` is done, then stopped; with `isAtWork` it looks for jobs meanwhile, as one that is served does. */
async function whileOpen(
  work: (platform: Platform, app: ReturnType<typeof buildApi>) => Promise<void>,
  { isAtWork = false, place = here } = {},
): Promise<void> {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...place });
  const database = connect(place.DATABASE_URL, { max: 4 });
  const platform = await createPlatform(config, { database, databaseUrl: place.DATABASE_URL });
  const app = buildApi(platform);
  await app.ready();
  await platform.jobs.start({ work: isAtWork });
  await work(platform, app);
  await platform.jobs.stop();
  platform.mailer.stop();
  await app.close();
  await database.close();
}

beforeAll(() =>
  whileOpen(async ({ files }) => {
    await files.put(PICTURE, PICTURE_BYTES);
    await shop.database.pool.query(
      `with category as (insert into categories (slug, name) values ('beurres', 'Beurres') returning id)
       insert into products (category_id, slug, name, price, stock)
       select id, 'karite', 'Beurre de karité', 2500, 7 from category`,
    );
  }),
);

afterAll(() => rm(home, { recursive: true }));

/** What `npm run <name> -- <args>` does: how it ended, and what it said. */
async function run(
  name: 'backup' | 'restore' | 'invite-owner',
  place: Partial<typeof here & typeof NO_BUCKET>,
  args: readonly string[] = [],
) {
  const { scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<typeof name, string>;
  };
  const [, ...words] = scripts[name].split(' ');
  // Where the tests themselves run on a database that is named to them, it is not the command's.
  const env = {
    ...process.env,
    DATABASE_URL: '',
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost:3000',
    ...place,
  };
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    const options = { cwd: ROOT, env, timeout: COMMAND_MS };
    const child = execFile(process.execPath, [...words, ...args], options, (_fault, stdout, stderr) =>
      resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

/** An archive of the shop, written by the command into this folder. */
async function archiveIn(folder: string): Promise<string> {
  await run('backup', { ...here, DATA_DIR: folder });
  const [archive = ''] = await readdir(path.join(folder, 'backups'));
  return path.join(folder, 'backups', archive);
}

test(
  'a shop backed up by its command comes back by the other one, on another machine with an empty database',
  async () => {
    const backup = await run('backup', here);
    expect(backup.said).toMatch(/tokpa-[\dTZ-]+\.tar\.gz \(\d+ Ko\)/);
    expect(backup.code).toBe(0);
    const archives = await readdir(path.join(here.DATA_DIR, 'backups'));
    expect(archives).toHaveLength(1);

    const back = await run('restore', elsewhere, [path.join(here.DATA_DIR, 'backups', archives[0] ?? '')]);
    expect(back.said).toContain('La boutique est revenue au');
    expect(back.code).toBe(0);
    expect((await readFile(path.join(elsewhere.DATA_DIR, 'files', PICTURE))).equals(PICTURE_BYTES)).toBe(true);
    const { rows } = await bare.database.pool.query('select slug, name, price, stock from products');
    expect(rows).toEqual([{ slug: 'karite', name: 'Beurre de karité', price: 2500, stock: 7 }]);
  },
  3 * COMMAND_MS,
);

test(
  'a shop that runs on its own PostgreSQL is backed up while it runs, and goes on',
  async () => {
    const place = { DATA_DIR: path.join(home, 'embedded') };
    const running = await startEmbeddedDatabase({ dataDir: place.DATA_DIR, durable: false });
    await migrate(running.url);
    await whileOpen(
      async ({ db }) => {
        await db.insertInto('categories').values({ slug: 'beurres', name: 'Beurres' }).execute();
        const beside = await run('backup', place);
        expect(beside).toMatchObject({ code: 0, said: expect.stringMatching(/tokpa-[\dTZ-]+\.tar\.gz/) });
        expect(await db.selectFrom('categories').select('slug').execute()).toEqual([{ slug: 'beurres' }]);
      },
      { isAtWork: true, place: { ...place, DATABASE_URL: running.url } },
    );
    await running.stop();
    const [name = ''] = await readdir(path.join(place.DATA_DIR, 'backups'));
    const { manifest } = await wholeArchive(path.join(place.DATA_DIR, 'backups', name));
    expect(manifest.tables).toContainEqual({ name: 'categories', rows: 1 });
  },
  3 * COMMAND_MS,
);

test(
  'a restore that names no archive, or one that is not there, says so and fails',
  async () => {
    const nameless = await run('restore', elsewhere);
    expect(nameless).toMatchObject({ code: 1, said: expect.stringContaining('Usage : npm run restore -- FICHIER') });
    const missing = await run('restore', elsewhere, ['/nulle/part.tar.gz']);
    expect(missing).toMatchObject({ code: 1, said: expect.stringContaining('pas de fichier /nulle/part.tar.gz') });
  },
  3 * COMMAND_MS,
);

test(
  'a restore of what is cut short or no archive says so, fails, and leaves the shop as it was',
  async () => {
    const whole = await readFile(await archiveIn(path.join(home, 'again')));
    const [cut, other] = [path.join(home, 'cut.tar.gz'), path.join(home, 'other.tar.gz')];
    await writeFile(cut, whole.subarray(0, whole.length - 100));
    await writeFile(other, 'Bonjour');
    for (const file of [cut, other]) {
      const { code, said } = await run('restore', third, [file]);
      expect(said).toMatch(
        /^ {2}Cette archive ne peut pas être lue jusqu’au bout \(.+\) : la boutique n’a pas changé\.$/m,
      );
      expect(said).not.toMatch(/\n +at /);
      expect(code).toBe(1);
    }
    const { rows } = await empty.database.pool.query(
      `select from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([]);
    await expect(readdir(path.join(third.DATA_DIR, 'files'))).rejects.toThrow(/ENOENT/);
  },
  3 * COMMAND_MS,
);

test(
  'a shop that runs is not taken back to anything: it says that it must be stopped',
  async () => {
    const file = await archiveIn(path.join(home, 'running'));
    await whileOpen(
      async () => {
        const { code, said } = await run('restore', here, [file]);
        expect(said).toContain('La boutique est en marche sur cette base de données : arrêtez-la d’abord.');
        expect(code).toBe(1);
      },
      { isAtWork: true },
    );
  },
  3 * COMMAND_MS,
);

test(
  'a backup of what was never a shop, or of what is not there, says so in a sentence and fails',
  async () => {
    const early = await run('backup', { ...here, DATABASE_URL: unused.url });
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('ne contient pas encore de boutique') });
    const nowhere = await run('backup', { ...here, DATABASE_URL: 'postgres://tokpa:tokpa@127.0.0.1:9/tokpa' });
    expect(nowhere).toMatchObject({ code: 1, said: expect.stringContaining('ne répond pas') });
    const unkept = await run('backup', { ...here, ...NO_BUCKET });
    expect(unkept).toMatchObject({
      code: 1,
      said: expect.stringContaining('Le stockage de S3_ENDPOINT ne répond pas'),
    });
    for (const { said } of [early, nowhere, unkept]) expect(said).not.toMatch(/\n +at /);
  },
  3 * COMMAND_MS,
);

test(
  'an owner who forgot the password, or a colleague whom no mail reaches, gets a link by a command, and who may not sign in does not',
  async () => {
    await shop.database.pool.query(
      `insert into staff (email, password_hash, first_name, last_name, role)
       values ('seule@exemple.bj', 'forgotten', 'Afiavi', 'Houngbédji', 'OWNER'), ('aide@exemple.bj', null, 'Codjo', 'Agossou', 'SUPPORT')`,
    );
    const tokens: string[] = [];
    for (const email of ['Seule@exemple.bj', 'aide@exemple.bj']) {
      const { code, said } = await run('invite-owner', here, [email]);
      tokens.push(/http:\/\/localhost:3000\/admin\/invitation\?token=(inv_[\w-]+)$/m.exec(said)?.[1] ?? '');
      expect(code).toBe(0);
    }
    await whileOpen(async (_platform, app) => {
      const { call } = createClient({ fetch: createInjectFetch(app) });
      const entered: string[] = [];
      for (const token of tokens) {
        const { user } = await call('POST /auth/admin/invitation', { body: { token, password: 'Retrouvé-2026!' } });
        entered.push(user.email);
      }
      expect(entered).toEqual(['seule@exemple.bj', 'aide@exemple.bj']);
    });
    await shop.database.pool.query(`update staff set is_enabled = false where email = 'aide@exemple.bj'`);
    const other = await run('invite-owner', here, ['aide@exemple.bj']);
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining('Personne de l’équipe') });
    const nameless = await run('invite-owner', here);
    expect(nameless).toMatchObject({ code: 1, said: expect.stringContaining('Usage : npm run invite-owner') });
    const early = await run('invite-owner', { ...here, DATABASE_URL: unused.url }, ['seule@exemple.bj']);
    expect(early).toMatchObject({ code: 1, said: expect.stringContaining('ne contient pas encore de boutique') });
    expect(early.said).not.toMatch(/\n +at /);
  },
  3 * COMMAND_MS,
);
