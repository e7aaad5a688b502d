import { expect, it } from 'vitest';
import { checkReturnRequest, EMPTY_RETURN_REQUEST } from './check-return-request.ts';

const REQUEST = {
  ...EMPTY_RETURN_REQUEST,
  orderNumber: ' ORD-1763700000000-4821 ',
  email: 'afiavi@exemple.bj',
  reason: 'other',
};

it('a request without a description can be sent', () => {
  expect(Object.values(checkReturnRequest(REQUEST)).filter(Boolean)).toEqual([]);
});

it('an empty request is asked for the three fields it needs', () => {
  expect(checkReturnRequest(EMPTY_RETURN_REQUEST)).toEqual({
    orderNumber: 'Le numéro de commande est requis',
    email: "L'email est requis",
    reason: 'Le motif est requis',
  });
});

it('what can be no order number is told so', () => {
  expect(checkReturnRequest({ ...REQUEST, orderNumber: 'ma commande' }).orderNumber).toBe(
    'Le numéro de commande est invalide',
  );
});
