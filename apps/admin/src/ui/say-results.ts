type Found = { total: number | undefined; page: number; perPage: number };

/** « 98 résultats, page 2 sur 4 » */
export function sayResults({ total = 0, page, perPage }: Found): string {
  const count = `${total} résultat${total > 1 ? 's' : ''}`;
  const pages = Math.ceil(total / perPage);
  return pages > 1 ? `${count}, page ${page} sur ${pages}` : count;
}
