type Name = { firstName: string; lastName: string };

/** What the public reads of who wrote something: a first name and an initial. A whole name beside what one bought is nobody's business. */
export function publicAuthor({ firstName, lastName }: Name): Name {
  const [initial] = lastName.trim();
  return { firstName, lastName: initial === undefined ? '' : `${initial.toLocaleUpperCase('fr')}.` };
}
