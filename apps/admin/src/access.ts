/** The screens' acts → the acts of the contract's table of rights. Other acts, such as `refund`, have the same name in both. */
const ACTS: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  export: 'read',
  create: 'write',
  edit: 'write',
  clone: 'write',
};

/** Whether the signed-in person may. The API enforces it; the screens only leave out what it would refuse. */
export function mayUse(permissions: readonly string[], resource: string, action: string): boolean {
  // `orders/caller` is a way to write orders.
  const [kind = ''] = resource.split('/');
  return permissions.includes(`${kind}.${ACTS[action] ?? action}`);
}
