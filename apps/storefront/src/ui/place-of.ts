/** The town with its department, which may bear the same name. */
export function placeOf({ city, state }: { city: string; state: string | null }): string {
  return [city, state === city ? null : state].filter(Boolean).join(', ');
}
