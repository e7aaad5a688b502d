import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { fieldProblem, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { hashToken } from '#platform/tokens';
import { checkStaffPassword } from './change-staff-password.ts';
import { OTP_PER_ACCOUNT } from './limits.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  takeStep,
  writeUnconfirmedSecret,
} from './second-factor.queries.ts';
import { findStaffById } from './staff.queries.ts';

const STEP_SECONDS = 30;
// A telephone's clock may be half a minute off.
const STEPS_OFF = 1;
const SECRET_BYTES = 20;
// 80 random bits: nobody finds one by trying, so that a fast hash keeps it.
const RECOVERY_CODE_BYTES = 10;
const ISSUER = 'Tokpa';
const AUDIT = { resource: 'staff' } as const;

function totpOf(secret: string, label?: string): TOTP {
  return new TOTP({ issuer: ISSUER, secret: Secret.fromBase32(secret), period: STEP_SECONDS, ...(label && { label }) });
}

/** As it is typed from paper: capitals or not, with or without its dashes. */
function recoveryHash(code: string): Buffer {
  return hashToken(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}

function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_CODE_BYTES)).buffer }).base32;
    return code.match(/.{4}/g)?.join('-') ?? code;
  });
}

/** Takes a code of the telephone, or a recovery code, for good; false when it is wrong or was taken before. */
export async function takeCode(platform: Platform, tx: Db, staffId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(tx, staffId);
  if (!factor) return false;
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return spendRecoveryCode(tx, staffId, recoveryHash(code));
  const now = platform.clock.now().getTime();
  const delta = totpOf(factor.secret).validate({ token, timestamp: now, window: STEPS_OFF });
  if (delta === null) return false;
  return takeStep(tx, staffId, Math.floor(now / 1000 / STEP_SECONDS) + delta);
}

/** A new secret for the telephone, in use only once a code of it has come back. */
export async function prepareSecondFactor(platform: Platform, { staffId }: StaffSession, password: string) {
  await checkStaffPassword(platform, staffId, { password, refusal: 'wrong_password', field: 'password' });
  const staff = await findStaffById(platform.db, staffId);
  if (!staff) throw new Problem('unauthorized');
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  if (!(await writeUnconfirmedSecret(platform.db, staffId, secret))) throw new Problem('second_factor_on');
  // Nothing is in use yet: the log hears of it with the first code.
  recordNothing();
  const uri = totpOf(secret, staff.email).toString();
  const { toDataURL } = await import('qrcode');
  return { secret, uri, qrCode: await toDataURL(uri, { margin: 2, width: 240 }) };
}

async function takeCodeOrThrow(platform: Platform, tx: Db, staffId: string, code: string): Promise<void> {
  if (!(await takeCode(platform, tx, staffId, code))) throw fieldProblem('wrong_otp', 'code');
}

async function writeRecoveryCodes(tx: Db, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, codes.map(recoveryHash));
  return codes;
}

/** Puts the prepared factor to use; answers the recovery codes, which are not kept readable anywhere. */
export async function startSecondFactor(platform: Platform, session: StaffSession, code: string): Promise<string[]> {
  const { staffId } = session;
  await platform.throttle.count(OTP_PER_ACCOUNT, staffId);
  const codes = await platform.transact(async (tx) => {
    const factor = await findSecondFactor(tx, staffId);
    if (!factor) throw new Problem('second_factor_off');
    if (factor.isOn) throw new Problem('second_factor_on');
    await takeCodeOrThrow(platform, tx, staffId, code);
    await confirmSecondFactor(tx, staffId, platform.clock.now());
    await recordAct(tx, session, { ...AUDIT, act: 'second-factor-on', id: staffId });
    return writeRecoveryCodes(tx, staffId);
  });
  await platform.throttle.forget(OTP_PER_ACCOUNT, staffId);
  return codes;
}

type Proof = { password: string; code: string };

/** Runs what only the owner of the account may do: they know the password and hold the telephone or a recovery code. */
async function withProof<T>(
  platform: Platform,
  { staffId }: StaffSession,
  { password, code }: Proof,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  await checkStaffPassword(platform, staffId, { password, refusal: 'wrong_password', field: 'password' });
  await platform.throttle.count(OTP_PER_ACCOUNT, staffId);
  const done = await platform.transact(async (tx) => {
    const factor = await findSecondFactor(tx, staffId);
    if (!factor?.isOn) throw new Problem('second_factor_off');
    await takeCodeOrThrow(platform, tx, staffId, code);
    return work(tx);
  });
  await platform.throttle.forget(OTP_PER_ACCOUNT, staffId);
  return done;
}

export async function renewRecoveryCodes(platform: Platform, session: StaffSession, proof: Proof): Promise<string[]> {
  return withProof(platform, session, proof, async (tx) => {
    await recordAct(tx, session, { ...AUDIT, act: 'recovery-codes', id: session.staffId });
    return writeRecoveryCodes(tx, session.staffId);
  });
}

export async function stopSecondFactor(platform: Platform, session: StaffSession, proof: Proof): Promise<void> {
  await withProof(platform, session, proof, async (tx) => {
    await deleteSecondFactor(tx, session.staffId);
    await recordAct(tx, session, { ...AUDIT, act: 'second-factor-off', id: session.staffId });
  });
}
