const BENIN_PREFIX = '+229';
/** The eight-digit numbers of before 30 November 2024 became ten-digit ones by prefixing 01; they began with these digits. */
const OLD_NUMBER = /^[24569]\d{7}$/;
const STORED_NUMBER = /^\+229\d{10}$/;
/** West Africa's codes, all of three digits, and France's. */
const WITH_CODE = /^(\+(?:22\d|23[1-48]|33))(\d{8,10})$/;
const DIALLED_CODE = /^(\+229|00229|229(?=\d{8,10}$))/;

/** What people put between digits. */
const PHONE_SIGNS = /^[+\d\s().-]*$/;

const dialled = (typed: string) => typed.replaceAll(/[^\d+]/g, '');

/** `+229` and exactly ten digits: the only form that the shop stores. Specification, section 5. */
export function isBeninPhone(phone: string): boolean {
  return STORED_NUMBER.test(phone);
}

/**
 * A phone number as people type it (8 or 10 digits, spaces, dots, dashes, with or without +229, 229 or 00229)
 * → `+229` and ten digits. What can not be read as such a number comes back as it was typed, trimmed: ten digits without the code
 * that do not begin with 01 are another country's, such as Côte d'Ivoire's 07.
 */
export function normaliseBeninPhone(typed: string): string {
  const digits = dialled(typed).replace(DIALLED_CODE, '');
  if ((hasBeninCode(typed) ? /^\d{10}$/ : /^01\d{8}$/).test(digits)) return BENIN_PREFIX + digits;
  if (OLD_NUMBER.test(digits)) return `${BENIN_PREFIX}01${digits}`;
  return typed.trim();
}

/** Whether a number was typed with Bénin's code. */
export function hasBeninCode(typed: string): boolean {
  return DIALLED_CODE.test(dialled(typed));
}

/** Whether it can be a number at all, of whatever country: eight to fifteen digits (E.164), and ten of Bénin's where its code is. */
export function isVisitorPhone(typed: string): boolean {
  if (!PHONE_SIGNS.test(typed) || !/^\+?\d{8,15}$/.test(dialled(typed).replace(/^00/, '+'))) return false;
  return !hasBeninCode(typed) || isBeninPhone(normaliseBeninPhone(typed));
}

/**
 * A number of somebody whose country nobody asked, as it is stored. Without a country's code, ten digits that begin with 01 are Bénin's, and
 * eight as they were before; ten others are of Côte d'Ivoire or elsewhere. With another country's code: `+` and its digits. The rest stays as
 * it was typed, trimmed.
 */
export function normaliseVisitorPhone(typed: string): string {
  const benin = normaliseBeninPhone(typed);
  if (isBeninPhone(benin)) return benin;
  // `+33 (0)6 …`: the zero of calls from within.
  const number = dialled(typed.replace('(0)', '')).replace(/^00/, '+');
  return number.startsWith('+') ? number : typed.trim();
}

/** `+2290197000000` → `+229 01 97 00 00 00`, `+221771234567` → `+221 771 23 45 67`; what has no known code is returned as it is. */
export function formatPhone(phone: string): string {
  const grouped = (digits: string) => digits.replaceAll(/^\d{3}(?=(?:\d{2})*$)|\d{2}/g, '\u00a0$&');
  return phone.replace(WITH_CODE, (_, code: string, digits: string) => code + grouped(digits));
}
