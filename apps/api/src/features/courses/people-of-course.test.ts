import { describe, expect, it } from 'vitest';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const team = shop.client((await createStaff(shop)).token);

const SEATS = ['CONFIRMED', 'CANCELLED', 'PENDING', 'CANCELLED', 'ATTENDED'] as const;

describe('among the people of one course those who cancelled stand last, on every page and however it is sorted', () => {
  it('at a seminar', async () => {
    const { id: seminarId } = await createSeminar(shop);
    for (const [at, status] of SEATS.entries())
      await team.call('POST /seminar-registrations', { body: { seminarId, fullName: `${at}`, status } });
    const read = async (sort: 'fullName' | '-fullName', page: number) => {
      const query = { seminarId, sort, page, limit: 3 };
      const { data, meta } = await team.call('GET /seminar-registrations', { query });
      return [data.map(({ fullName }) => fullName).join(' '), meta.total];
    };
    expect([await read('fullName', 1), await read('fullName', 2)]).toEqual([
      ['0 2 4', 5],
      ['1 3', 5],
    ]);
    expect([await read('-fullName', 1), await read('-fullName', 2)]).toEqual([
      ['4 2 0', 5],
      ['3 1', 5],
    ]);
  });

  it('at a coaching session', async () => {
    const { id: coachingSessionId } = await createCoachingSession(shop);
    const { email } = await createShopper(shop);
    for (const status of SEATS)
      await team.call('POST /coaching-enrollments', { body: { coachingSessionId, email, status } });
    const { data } = await team.call('GET /coaching-enrollments', { query: { coachingSessionId, sort: 'createdAt' } });
    expect(data.map(({ status }) => status)).toEqual(['CONFIRMED', 'PENDING', 'ATTENDED', 'CANCELLED', 'CANCELLED']);
  });

  it('in a formation', async () => {
    const { id: formationId } = await createFormation(shop);
    for (const status of ['ACTIVE', 'CANCELLED', 'COMPLETED', 'PENDING'] as const) {
      const { email } = await createShopper(shop);
      await team.call('POST /formation-enrollments', { body: { formationId, email, status } });
    }
    const { data } = await team.call('GET /formation-enrollments', { query: { formationId, sort: 'enrolledAt' } });
    expect(data.map(({ status }) => status)).toEqual(['ACTIVE', 'COMPLETED', 'PENDING', 'CANCELLED']);
  });
});
