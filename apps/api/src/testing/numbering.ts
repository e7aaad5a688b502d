let last = 0;

/** A number that no other row of this test file has: what keeps names and slugs apart. */
export function nextNumber(): number {
  last += 1;
  return last;
}
