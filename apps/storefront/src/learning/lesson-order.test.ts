import { expect, it } from 'vitest';
import { hasJustFinished, openLesson } from './lesson-order.ts';
import type { LearntLesson } from './lesson-order.ts';

function lesson(id: string, isDone: boolean): LearntLesson {
  return {
    id,
    isDone,
    title: id,
    content: '',
    durationMinutes: 5,
    isPreview: false,
    videoUrl: null,
    documentUrl: null,
  };
}

const course = {
  modules: [{ lessons: [lesson('un', true), lesson('deux', false)] }, { lessons: [lesson('trois', false)] }],
};

it('goes on where one stopped, across modules', () => {
  const open = openLesson(course, null);
  expect(open?.lesson.id).toBe('deux');
  expect(open?.before?.id).toBe('un');
  expect(open?.after?.id).toBe('trois');
});

it('opens the lesson that the address names, and none that there is not', () => {
  expect(openLesson(course, 'trois')).toMatchObject({ lesson: { id: 'trois' }, after: undefined });
  expect(openLesson(course, 'inconnue')?.lesson.id).toBe('deux');
});

it('shows the last lesson again when everything is done, and nothing where there is no lesson', () => {
  const done = { modules: [{ lessons: [lesson('un', true), lesson('deux', true)] }] };
  expect(openLesson(done, null)?.lesson.id).toBe('deux');
  expect(openLesson({ modules: [] }, null)).toBeUndefined();
});

it('who has finished is told so once, not when a lesson is taken up again or done once more', () => {
  const [active, completed] = [{ status: 'ACTIVE' }, { status: 'COMPLETED' }] as const;
  expect(hasJustFinished({ before: active, now: completed, isDone: true })).toBe(true);
  expect(hasJustFinished({ before: active, now: active, isDone: true })).toBe(false);
  expect(hasJustFinished({ before: completed, now: completed, isDone: false })).toBe(false);
  expect(hasJustFinished({ before: completed, now: completed, isDone: true })).toBe(false);
  expect(hasJustFinished({ before: active, now: completed, isDone: false })).toBe(false);
});
