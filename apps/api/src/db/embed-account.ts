import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sentence in French for the person who started the shop. */
export class EmbedError extends Error {
  override name = 'EmbedError';
}

/** The account that PostgreSQL runs under. */
export type ServerAccount = {
  /** undefined: the shop's own account. */
  owner: { uid: number; gid: number } | undefined;
  /** What comes before a program's path so that it runs under this account. */
  prefix: readonly string[];
};

/**
 * PostgreSQL refuses to run as root. An ordinary account runs it itself; root hands it to the cluster's owner,
 * else to the system's `postgres` user, which is created when it is missing.
 */
export async function chooseAccount(clusterDir: string, mustReach: readonly string[]): Promise<ServerAccount> {
  const clusterOwner = await ownerOf(clusterDir);
  if (process.getuid?.() !== 0) {
    if (clusterOwner !== undefined && clusterOwner.uid !== process.getuid?.()) {
      throw new EmbedError(
        `La base de données ${clusterDir} appartient à un autre compte : lancez la boutique avec ce compte, ou choisissez un autre DATA_DIR.`,
      );
    }
    return { owner: undefined, prefix: [] };
  }
  const owner = clusterOwner ?? (await postgresUser()) ?? (await createPostgresUser());
  for (const prefix of switches(owner)) {
    if (await reaches(prefix, mustReach)) return { owner, prefix };
  }
  throw new EmbedError(
    `PostgreSQL ne peut pas tourner sous le compte root, et le compte de service ne peut pas entrer dans ${mustReach.join(' ou ')} : déplacez la boutique dans un dossier lisible par tous (par exemple /srv/tokpa), ou lancez-la avec un compte ordinaire.`,
  );
}

/**
 * Root's checkout may lie in a folder that nobody else can enter (/root, mode 700). Then the server gets the one
 * capability that lets it read there; containers often lack the first and have the second.
 * Without no_setuid_fixup the kernel drops capabilities inside access(2), which initdb uses to find its binaries.
 */
function switches({ uid, gid }: { uid: number; gid: number }): string[][] {
  const base = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const withCapability = (name: string) => [
    ...base,
    '--securebits=+no_setuid_fixup',
    `--inh-caps=+${name}`,
    `--ambient-caps=+${name}`,
  ];
  return [base, withCapability('dac_read_search'), withCapability('dac_override')];
}

async function reaches(prefix: readonly string[], paths: readonly string[]): Promise<boolean> {
  const [file = '', ...args] = [...prefix, 'sh', '-c', 'for f; do test -x "$f" || exit 1; done', 'sh', ...paths];
  try {
    await run(file, args, { cwd: '/' });
    return true;
  } catch (error) {
    if (isMissingProgram(error)) {
      throw new EmbedError(
        'PostgreSQL ne peut pas tourner sous le compte root et le programme « setpriv » (paquet util-linux) manque : installez-le, ou lancez la boutique avec un compte ordinaire.',
      );
    }
    return false;
  }
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(folder).catch(() => undefined);
  return found === undefined || found.uid === 0 ? undefined : { uid: found.uid, gid: found.gid };
}

async function postgresUser(): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` has no other way to say that there is no such user.
    return undefined;
  }
}

async function createPostgresUser(): Promise<{ uid: number; gid: number }> {
  const creation = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'];
  await run('useradd', creation).catch(() => undefined);
  const created = await postgresUser();
  if (created === undefined) {
    throw new EmbedError(
      'PostgreSQL ne peut pas tourner sous le compte root et l’utilisateur système « postgres » n’a pas pu être créé : créez-le, ou lancez la boutique avec un compte ordinaire.',
    );
  }
  return created;
}

function isMissingProgram(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
