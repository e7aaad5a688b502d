/** Which permission a resource asks for. The API enforces it; the screens only leave out what it would refuse. */
const PERMISSION_OF: Readonly<Record<string, string>> = {
  orders: 'orders',
  products: 'catalogue',
  categories: 'catalogue',
};

export function mayUse(permissions: readonly string[], resource: string): boolean {
  const needed = PERMISSION_OF[resource];
  return needed !== undefined && permissions.includes(needed);
}
