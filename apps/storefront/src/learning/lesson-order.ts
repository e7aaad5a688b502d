import type { EnrollmentDetail, FormationEnrollment } from '@tokpa/contract/formation-enrollments';

export type LearntLesson = EnrollmentDetail['modules'][number]['lessons'][number];

/** Whether its lessons can be read. */
export function isOpen({ status }: Pick<FormationEnrollment, 'status'>): boolean {
  return status === 'ACTIVE' || status === 'COMPLETED';
}

/** Whether nothing of it is left to do: a lesson of a completed one may be taken up again. */
export function isFinished({ status, progress }: Pick<FormationEnrollment, 'status' | 'progress'>): boolean {
  return status === 'COMPLETED' && progress === 100;
}

type Standing = Pick<FormationEnrollment, 'status'>;

type Noted = { before: Standing | undefined; now: Standing; isDone: boolean };

/** Whether the lesson that was noted was the last one: a finished formation stays so when one of its lessons is taken up again. */
export function hasJustFinished({ before, now, isDone }: Noted): boolean {
  return isDone && now.status === 'COMPLETED' && before?.status !== 'COMPLETED';
}

type Course = { modules: ReadonlyArray<{ lessons: readonly LearntLesson[] }> };

/** The lesson that the address names, else the first that is not done; with those before and after it. */
export function openLesson({ modules }: Course, named: string | null) {
  const lessons = modules.flatMap((module) => module.lessons);
  const current =
    lessons.find(({ id }) => id === named) ?? lessons.find(({ isDone }) => !isDone) ?? lessons[lessons.length - 1];
  if (!current) return undefined;
  const place = lessons.indexOf(current);
  return { lesson: current, place, before: lessons[place - 1], after: lessons[place + 1] };
}
