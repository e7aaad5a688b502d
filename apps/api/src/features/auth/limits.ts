import type { Limit } from '#platform/throttle';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

// Phone networks put many shoppers behind one address: the limits per address are wide, those per account narrow. A login's narrow one
// is of an account from one address: by the account alone, anybody could keep its owner out.
export const REGISTER_PER_ADDRESS: Limit = { name: 'register-address', points: 200, seconds: HOUR };
export const LOGIN_PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login-account-address', points: 10, seconds: 15 * MINUTE };
export const LOGIN_PER_ACCOUNT: Limit = { name: 'login-account', points: 100, seconds: 15 * MINUTE };
export const LOGIN_PER_ADDRESS: Limit = { name: 'login-address', points: 100, seconds: 15 * MINUTE };
export const STAFF_LOGIN_PER_ACCOUNT_AND_ADDRESS: Limit = {
  name: 'staff-login-account-address',
  points: 10,
  seconds: 15 * MINUTE,
};
export const STAFF_LOGIN_PER_ACCOUNT: Limit = { name: 'staff-login-account', points: 100, seconds: 15 * MINUTE };
export const STAFF_LOGIN_PER_ADDRESS: Limit = { name: 'staff-login-address', points: 50, seconds: 15 * MINUTE };
export const PASSWORD_CHECK_PER_ACCOUNT: Limit = { name: 'password-check', points: 10, seconds: 15 * MINUTE };
export const EMAIL_CHANGE_PER_ACCOUNT: Limit = { name: 'email-change', points: 5, seconds: HOUR };
export const STAFF_PASSWORD_CHECK_PER_ACCOUNT: Limit = { name: 'staff-password', points: 10, seconds: 15 * MINUTE };
export const OTP_PER_ACCOUNT: Limit = { name: 'staff-otp', points: 10, seconds: 15 * MINUTE };
export const INVITATION_PER_ADDRESS: Limit = { name: 'invitation-address', points: 30, seconds: HOUR };
export const FORGOT_PER_ACCOUNT: Limit = { name: 'forgot-account', points: 10, seconds: HOUR };
export const FORGOT_PER_ADDRESS: Limit = { name: 'forgot-address', points: 60, seconds: HOUR };
export const RESET_PER_ACCOUNT: Limit = { name: 'reset-account', points: 20, seconds: HOUR };
export const RESET_PER_ADDRESS: Limit = { name: 'reset-address', points: 100, seconds: HOUR };
