import { sql } from 'kysely';
import type { Profile } from '@tokpa/contract';
import { addressSince } from '#db/address-since';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { knownEmail } from '#db/known-email';

const PROFILE = [
  'users.id',
  'users.email',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.phone',
] as const;

type NewUser = Omit<Profile, 'id'> & {
  /** Null: nobody has chosen a password. */
  passwordHash: string | null;
  createdAt: Date;
};

/** Throws on `users_email_unique` when the address has an account. */
export async function insertUser(tx: Db, user: NewUser): Promise<Profile> {
  return tx
    .insertInto('users')
    .values({
      email: user.email,
      password_hash: user.passwordHash,
      first_name: user.firstName,
      last_name: user.lastName,
      phone: user.phone,
      created_at: user.createdAt,
    })
    .returning(PROFILE)
    .executeTakeFirstOrThrow();
}

export async function findProfile(db: Db, userId: string): Promise<(Profile & { createdAt: string }) | undefined> {
  return db
    .selectFrom('users')
    .select([...PROFILE, 'created_at as createdAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

type HeldProfile = Profile & {
  /** Since when the account has its address. */
  emailSince: string;
  /** Since when what is kept by the address alone is the account's; 'infinity' while nobody has shown that the mailbox is theirs. */
  addressSince: string;
};

/** Held from here on. */
export async function lockProfile(tx: Db, userId: string): Promise<HeldProfile | undefined> {
  return tx
    .selectFrom('users')
    .select([
      ...PROFILE,
      sql<string>`coalesce(email_since, created_at)`.as('emailSince'),
      sql<string>`(${addressSince('users')})::text`.as('addressSince'),
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Account = Profile & { passwordHash: string | null; blockedAt: string | null };

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .select([...PROFILE, 'password_hash as passwordHash', 'blocked_at as blockedAt'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

export type ProfileChange = { [Field in 'email' | 'firstName' | 'lastName' | 'phone']?: string | undefined };

/** Changes what is given and keeps the rest. Throws on `users_email_unique` when the new address has another account. */
export async function updateProfile(
  tx: Db,
  userId: string,
  { change, now }: { change: ProfileChange; now: Date },
): Promise<Profile> {
  const email = change.email ?? null;
  return tx
    .updateTable('users')
    .set({
      email: sql`coalesce(${email}, email)`,
      email_since: sql`case when email <> ${email} then ${now}::timestamptz else email_since end`,
      email_proven_at: sql`case when email <> ${email} then null else email_proven_at end`,
      first_name: sql`coalesce(${change.firstName ?? null}, first_name)`,
      last_name: sql`coalesce(${change.lastName ?? null}, last_name)`,
      phone: sql`coalesce(${change.phone ?? null}, phone)`,
    })
    .where('id', '=', userId)
    .returning(PROFILE)
    .executeTakeFirstOrThrow();
}

/** Whether the password was still the one that had been checked: of its owner's reset meanwhile this replaces nothing. */
export async function replacePassword(
  tx: Db,
  userId: string,
  { checkedHash, passwordHash }: { checkedHash: string; passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whatever it was before: whoever asks for this has shown that the account is theirs. Null: nobody logs in until its owner chooses one. */
export async function updatePassword(tx: Db, userId: string, passwordHash: string | null): Promise<void> {
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

/** The account's holder used what went to this address by mail: if it is the account's, its mailbox is theirs. */
export async function proveAddress(
  tx: Db,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_proven_at: now })
    .where('id', '=', userId)
    .where('email', '=', email)
    .execute();
}

/** Takes the person out of the row; orders and reviews keep pointing to it. False when the password is no longer the one that was checked. */
export async function anonymiseUser(
  tx: Db,
  userId: string,
  { checkedHash, now }: { checkedHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      email: `deleted-${userId}@tokpa.invalid`,
      password_hash: null,
      first_name: 'Compte supprimé',
      last_name: '',
      phone: '',
      deleted_at: now,
    })
    .where('id', '=', userId)
    .where('password_hash', '=', checkedHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An account that orders may be written for. */
export async function findCustomer(
  db: Db,
  userId: string,
): Promise<{ userId: string; firstName: string; lastName: string; email: string; phone: string } | undefined> {
  return db
    .selectFrom('users')
    .select([
      'id as userId',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      knownEmail('email').as('email'),
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The address of an account that is there, is not blocked, and has no password yet. */
export async function findAddressWithoutPassword(db: Db, userId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('users')
    .select(knownEmail('email').as('email'))
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();
  return account?.email || undefined;
}

/** The account with this number; undefined when there is none or several. */
export async function findOnlyAccountWithPhone(
  db: Db,
  phone: string,
): Promise<{ id: string; email: string } | undefined> {
  const [account, ...others] = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('phone', '=', phone)
    // Says nothing more, but the index of the customers' search serves it.
    .where(everyWordIn(sql`first_name || ' ' || last_name || ' ' || email || ' ' || phone`, phone))
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute();
  return others.length === 0 ? account : undefined;
}
