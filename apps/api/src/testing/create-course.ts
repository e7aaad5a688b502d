import { minutesAfter } from '../platform/clock.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

const A_WEEK = 7 * 24 * 60;
const ORDINARY_PRICE = 10_000;

type CourseWishes = {
  title?: string;
  price?: number;
  status?: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';
};
type SessionWishes = CourseWishes & { maxParticipants?: number | null; startDate?: Date };
export type CreatedCourse = { id: string; slug: string; title: string; price: number };

const RETURNED = ['id', 'slug', 'title', 'price'] as const;

function fieldsOf({ title, price = ORDINARY_PRICE, status = 'PUBLISHED' }: CourseWishes, word: string) {
  const number = nextNumber();
  return { title: title ?? `${word} ${number}`, slug: `${word.toLowerCase()}-${number}`, price, status };
}

/** A published formation of one module with these lessons. */
export async function createFormation(
  shop: TestShop,
  { lessons = [], ...wishes }: CourseWishes & { lessons?: readonly string[] } = {},
): Promise<CreatedCourse & { lessonIds: string[] }> {
  const { db } = shop.platform;
  const formation = await db
    .insertInto('formations')
    .values(fieldsOf(wishes, 'Formation'))
    .returning(RETURNED)
    .executeTakeFirstOrThrow();
  const { id: moduleId } = await db
    .insertInto('formation_modules')
    .values({ formation_id: formation.id, title: 'Les bases', position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lessonIds: string[] = [];
  for (const [position, title] of lessons.entries()) {
    const { id } = await db
      .insertInto('formation_lessons')
      .values({ module_id: moduleId, title, content: `<p>${title}</p>`, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    lessonIds.push(id);
  }
  shop.platform.cache.clear();
  return { ...formation, lessonIds };
}

/** A published seminar in a week, with ten seats unless said. */
export async function createSeminar(shop: TestShop, wishes: SessionWishes = {}): Promise<CreatedCourse> {
  const { maxParticipants = 10, startDate = minutesAfter(shop.clock.now(), A_WEEK) } = wishes;
  const seminar = await shop.platform.db
    .insertInto('seminars')
    .values({ ...fieldsOf(wishes, 'Seminaire'), start_date: startDate, max_participants: maxParticipants })
    .returning(RETURNED)
    .executeTakeFirstOrThrow();
  shop.platform.cache.clear();
  return seminar;
}

/** A published coaching session in a week, with ten seats unless said. */
export async function createCoachingSession(shop: TestShop, wishes: SessionWishes = {}): Promise<CreatedCourse> {
  const { maxParticipants = 10, startDate = minutesAfter(shop.clock.now(), A_WEEK) } = wishes;
  const session = await shop.platform.db
    .insertInto('coaching_sessions')
    .values({
      ...fieldsOf(wishes, 'Coaching'),
      coach_name: 'Prisca Hounkpatin',
      start_date: startDate,
      max_participants: maxParticipants,
    })
    .returning(RETURNED)
    .executeTakeFirstOrThrow();
  shop.platform.cache.clear();
  return session;
}
