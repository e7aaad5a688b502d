import { minutesInWords, type Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { coachingSessions, formations, seminars, type FormationContent } from './content/index.ts';
import type { WantedPicture } from './demo-pictures.ts';
import { lessonHtml } from './lesson-html.ts';
import { daysBefore } from './seed-catalogue.ts';
import { seedCourseOrders } from './seed-course-orders.ts';
import type { SeededShopper } from './seed-shoppers.ts';

/** A course of the demo shop, as its orders name it. */
export type SeededCourse = {
  id: string;
  title: string;
  price: number;
  picture: Picture | undefined;
  /** Infinity: as many as want to. */
  seats: number;
};

type Seeding = { pictures: readonly Picture[]; shoppers: ReadonlyMap<string, SeededShopper>; now: Date };

const HOUR_MS = 3_600_000;
const MORNING_UTC = 8;

const courses = [...formations, ...seminars, ...coachingSessions];

/** One picture for each formation, seminar and session, in the order in which they are seeded. */
export function courseDrawings(): WantedPicture[] {
  return courses.map(({ picture, title }) => ({ recipe: picture, alt: title }));
}

const asColumn = (picture: Picture | undefined) => (picture ? JSON.stringify(picture) : null);

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${part}</p>`)
    .join('');

/** Nine in the morning in Benin, so many days from now. */
function morningIn(now: Date, days: number): Date {
  const day = daysBefore(now, -days);
  day.setUTCHours(MORNING_UTC, 0, 0, 0);
  return day;
}

async function seedLessons(tx: Db, formationId: string, content: FormationContent): Promise<void> {
  const count = content.modules.reduce((sum, { lessons }) => sum + lessons.length, 0);
  const durationMinutes = Math.round(content.durationMinutes / count);
  for (const [position, { title, lessons }] of content.modules.entries()) {
    const { id } = await tx
      .insertInto('formation_modules')
      .values({ formation_id: formationId, title, position })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = lessons.map(({ title: lesson, text }, at) => ({
      module_id: id,
      title: lesson,
      content: lessonHtml(text),
      duration_minutes: durationMinutes,
      is_preview: position === 0 && at === 0,
      position: at,
    }));
    await tx.insertInto('formation_lessons').values(rows).execute();
  }
}

async function seedFormations(tx: Db, pictures: readonly Picture[]): Promise<SeededCourse[]> {
  const seeded: SeededCourse[] = [];
  for (const [at, content] of formations.entries()) {
    const picture = pictures[at];
    const { slug, title, description, priceFcfa: price, level } = content;
    const { id } = await tx
      .insertInto('formations')
      .values({
        slug,
        title,
        description,
        content: paragraphs(content.content),
        price,
        level,
        duration: minutesInWords(content.durationMinutes),
        status: 'PUBLISHED',
        picture: asColumn(picture),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedLessons(tx, id, content);
    seeded.push({ id, title, price, picture, seats: Infinity });
  }
  return seeded;
}

async function seedSeminars(tx: Db, { pictures, now }: Omit<Seeding, 'shoppers'>): Promise<SeededCourse[]> {
  const seeded: SeededCourse[] = [];
  for (const [at, content] of seminars.entries()) {
    const picture = pictures[at];
    const { slug, title, description, location, venue, address, maxParticipants, priceFcfa: price } = content;
    const start = morningIn(now, content.startsInDays);
    const { id } = await tx
      .insertInto('seminars')
      .values({
        slug,
        title,
        description,
        location,
        venue,
        address,
        price,
        start_date: start,
        end_date: new Date(start.getTime() + content.durationHours * HOUR_MS),
        max_participants: maxParticipants,
        status: 'PUBLISHED',
        picture: asColumn(picture),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    seeded.push({ id, title, price, picture, seats: maxParticipants });
  }
  return seeded;
}

async function seedSessions(tx: Db, { pictures, now }: Omit<Seeding, 'shoppers'>): Promise<SeededCourse[]> {
  const seeded: SeededCourse[] = [];
  for (const [at, content] of coachingSessions.entries()) {
    const picture = pictures[at];
    const { slug, title, description, coachName, mode, location = '', maxParticipants, priceFcfa: price } = content;
    const { id } = await tx
      .insertInto('coaching_sessions')
      .values({
        slug,
        title,
        description,
        coach_name: coachName,
        price,
        duration: minutesInWords(content.durationMinutes),
        mode,
        location,
        start_date: morningIn(now, content.startsInDays),
        max_participants: maxParticipants,
        status: 'PUBLISHED',
        picture: asColumn(picture),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    seeded.push({ id, title, price, picture, seats: maxParticipants });
  }
  return seeded;
}

/** Formations with their lessons, seminars and sessions to come, and some people who take part. */
export async function seedCourses(tx: Db, { pictures, shoppers, now }: Seeding): Promise<void> {
  const afterFormations = formations.length;
  const afterSeminars = afterFormations + seminars.length;
  await seedCourseOrders(tx, {
    formations: await seedFormations(tx, pictures.slice(0, afterFormations)),
    seminars: await seedSeminars(tx, { pictures: pictures.slice(afterFormations, afterSeminars), now }),
    sessions: await seedSessions(tx, { pictures: pictures.slice(afterSeminars), now }),
    shoppers: [...shoppers.values()],
    now,
  });
}
