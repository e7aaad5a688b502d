import { Problem } from '#platform/problem';

const LONGEST_KEY = 200;

function keyTooLong(): Problem {
  const sentence = `Maximum ${LONGEST_KEY} caractères`;
  const problem = new Problem('validation_failed', { errors: { 'Idempotency-Key': [sentence] } });
  problem.message = `Idempotency-Key : ${sentence.toLowerCase()}`;
  return problem;
}

/** The header's value; one that nobody could mean is refused before it becomes a row. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim();
  if (!key) return undefined;
  if (key.length > LONGEST_KEY) throw keyTooLong();
  return key;
}
