/** Who works for the shop. An OWNER may do everything; a MANAGER runs the shop; an EDITOR writes; SUPPORT serves customers. */
export const STAFF_ROLES = ['OWNER', 'MANAGER', 'EDITOR', 'SUPPORT'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

type Roles = readonly StaffRole[];
const OWNER: Roles = ['OWNER'];
const MANAGERS: Roles = ['OWNER', 'MANAGER'];
const WRITERS: Roles = ['OWNER', 'MANAGER', 'EDITOR'];
const DESK: Roles = ['OWNER', 'MANAGER', 'SUPPORT'];
const EVERYBODY: Roles = STAFF_ROLES;

/**
 * The one table of rights: what is worked on, the act, who may. `write` is to create and to change. Every staff endpoint of the
 * contract names one cell of it, the API enforces it and the screens leave out what it would refuse.
 */
export const RIGHTS = {
  dashboard: { read: EVERYBODY },
  // One's own: name, password, sessions, second factor.
  account: { read: EVERYBODY, write: EVERYBODY },
  orders: { read: DESK, write: DESK, refund: MANAGERS },
  transactions: { read: DESK },
  users: { read: DESK, write: MANAGERS },
  products: { read: EVERYBODY, write: WRITERS, delete: MANAGERS },
  categories: { read: EVERYBODY, write: WRITERS, delete: MANAGERS },
  stock: { read: EVERYBODY, write: WRITERS },
  reviews: { read: EVERYBODY, write: EVERYBODY, delete: MANAGERS },
  coupons: { read: EVERYBODY, write: MANAGERS, delete: MANAGERS },
  'user-coupons': { read: DESK, write: MANAGERS, delete: MANAGERS },
  formations: { read: EVERYBODY, write: WRITERS, delete: MANAGERS },
  'formation-enrollments': { read: DESK, write: DESK, delete: MANAGERS },
  seminars: { read: EVERYBODY, write: WRITERS, delete: MANAGERS },
  'seminar-registrations': { read: DESK, write: DESK, delete: MANAGERS },
  'coaching-sessions': { read: EVERYBODY, write: WRITERS, delete: MANAGERS },
  'coaching-enrollments': { read: DESK, write: DESK, delete: MANAGERS },
  recipes: { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'recipe-categories': { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'blog-posts': { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'blog-categories': { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'blog-tags': { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'blog-comments': { read: EVERYBODY, write: EVERYBODY, delete: WRITERS },
  // Of articles, lessons and campaigns: whoever writes one of them.
  pictures: { write: WRITERS },
  'content-library': { read: EVERYBODY, write: WRITERS, delete: WRITERS },
  'email-campaigns': { read: WRITERS, write: WRITERS, delete: WRITERS, send: MANAGERS },
  'newsletter-subscribers': { read: WRITERS, delete: MANAGERS },
  'contact-messages': { read: DESK, write: DESK, delete: MANAGERS },
  'return-requests': { read: DESK, write: DESK, delete: MANAGERS },
  mails: { read: DESK, write: DESK },
  settings: { read: EVERYBODY, write: MANAGERS },
  staff: { read: MANAGERS, write: OWNER, delete: OWNER },
  'audit-log': { read: MANAGERS },
  system: { read: MANAGERS, write: OWNER },
} as const satisfies Record<string, Record<string, Roles>>;

type Table = typeof RIGHTS;

/** A cell of the table: `orders.refund`. */
export type Right = { [Resource in keyof Table]: `${Resource}.${keyof Table[Resource] & string}` }[keyof Table];

const ALL = Object.entries(RIGHTS).flatMap(([resource, acts]) =>
  Object.entries(acts).map(([act, roles]) => ({ right: `${resource}.${act}` as Right, roles })),
);

/** Every right that a role has. */
export function rightsOf(role: StaffRole): Right[] {
  return ALL.filter(({ roles }) => roles.includes(role)).map(({ right }) => right);
}

const ROLES_OF = new Map(ALL.map(({ right, roles }) => [right, new Set(roles)]));

export function mayDo(role: StaffRole, right: Right): boolean {
  return ROLES_OF.get(right)?.has(role) ?? false;
}
