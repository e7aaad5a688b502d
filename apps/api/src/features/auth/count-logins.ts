import { emailKey, keyOf, type Limit, type Throttle } from '#platform/throttle';
import {
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ACCOUNT_AND_ADDRESS,
  LOGIN_PER_ADDRESS,
  STAFF_LOGIN_PER_ACCOUNT,
  STAFF_LOGIN_PER_ACCOUNT_AND_ADDRESS,
  STAFF_LOGIN_PER_ADDRESS,
} from './limits.ts';

type Door = { perAddress: Limit; perAccountAndAddress: Limit; perAccount: Limit };

export const SHOPPERS_DOOR: Door = {
  perAddress: LOGIN_PER_ADDRESS,
  perAccountAndAddress: LOGIN_PER_ACCOUNT_AND_ADDRESS,
  perAccount: LOGIN_PER_ACCOUNT,
};
export const STAFF_DOOR: Door = {
  perAddress: STAFF_LOGIN_PER_ADDRESS,
  perAccountAndAddress: STAFF_LOGIN_PER_ACCOUNT_AND_ADDRESS,
  perAccount: STAFF_LOGIN_PER_ACCOUNT,
};

type Attempt = { email: string; ip: string };

const fromThere = ({ email, ip }: Attempt) => `${emailKey(email)} ${keyOf(ip)}`;

/** The account last: what is refused to one address already counts for nobody who comes from another. */
export async function countLogin(throttle: Throttle, door: Door, attempt: Attempt): Promise<void> {
  await throttle.count(door.perAddress, attempt.ip);
  await throttle.count(door.perAccountAndAddress, fromThere(attempt));
  await throttle.count(door.perAccount, emailKey(attempt.email));
}

/** The account's owner is there: the slips before are over. */
export async function forgetLogins(throttle: Throttle, door: Door, attempt: Attempt): Promise<void> {
  await throttle.forget(door.perAccountAndAddress, fromThere(attempt));
  await throttle.forget(door.perAccount, emailKey(attempt.email));
}
