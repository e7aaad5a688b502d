export const OFFERS_PATH = 'prix-et-stocks';

export const productAt = (id: string): string => `/products/${id}`;

/** The grid of prices and stocks, of what a list shows. */
export function offersAt(filter: Readonly<Record<string, unknown>>): string {
  const query = Object.entries(filter).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : [],
  );
  return `/products/${OFFERS_PATH}?${new URLSearchParams(query)}`;
}
