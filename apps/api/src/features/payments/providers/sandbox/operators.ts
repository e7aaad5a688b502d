export const OPERATORS = {
  mtn: 'MTN Money',
  moov: 'MOOV Money',
  celtis: 'Celtis Money',
  card: 'Visa / MasterCard',
} as const;

export type Operator = keyof typeof OPERATORS;

export function isOperator(value: unknown): value is Operator {
  return typeof value === 'string' && Object.hasOwn(OPERATORS, value);
}
