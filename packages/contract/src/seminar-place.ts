type SeminarPlace = { venue: string; address: string; location: string };

/** Where a seminar takes place, a line each: the city has none of its own where the address names it. */
export function seminarPlace({ venue, address, location }: SeminarPlace): string[] {
  return [venue, address, address.includes(location) ? '' : location].filter(Boolean);
}
