import { expect, test } from 'vitest';
import { createSeminar } from '#testing/create-course';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { constraintProblem } from './constraint-refusals.ts';

const shop = await useTestShop();
const owner = shop.client((await createStaff(shop)).token);

const TAKEN = { refusal: 'email_taken', fields: ['email', 'customer.email'] } as const;
const SAID = ['Cet email est déjà utilisé'];

test.each([
  [{ email: 'a@exemple.bj', customer: { email: 'b@exemple.bj' } }, { email: SAID }],
  [{ email: null, customer: { email: 'b@exemple.bj' } }, { 'customer.email': SAID }],
  [{ email: '' }, { email: SAID }],
  [{ customer: 'b@exemple.bj' }, undefined],
  [{ customer: null }, undefined],
  [undefined, undefined],
])(
  'what the database refuses of %j stands at the first field that was sent, or is the whole call’s',
  (body, errors) => {
    const problem = constraintProblem(TAKEN, body);
    expect([problem.code, problem.errors]).toEqual(['email_taken', errors]);
  },
);

test.each([
  ['endDate', '2031-01-04T09:00:00Z'],
  ['startDate', '2031-01-07T09:00:00Z'],
])('what the database refuses of a form stands at the field that the form sent: %s', async (field, day) => {
  const { id } = await createSeminar(shop, { startDate: new Date('2031-01-05T09:00:00Z') });
  const change = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return owner.call('PUT /seminars/{id}', { params: { id }, body });
  };
  await change({ endDate: '2031-01-06T09:00:00Z' });
  const refusal = await refusalOf(change({ title: 'Les savons', [field]: day }));
  expect([refusal.code, refusal.errors]).toEqual([
    'ends_before_start',
    { [field]: ['La fin doit venir après le début.'] },
  ]);
});
