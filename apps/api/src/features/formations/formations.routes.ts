import type { FormationDetail, Lesson } from '@tokpa/contract';
import { LIBRARY_TAG } from '#features/content-library';
import { courseTag, createCourse, removeCourse, updateCourse } from '#features/courses';
import { readEvenMoved, tagsOfAddress } from '#db/read-even-moved';
import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { staffWith } from '#platform/session';
import { formationKind } from './formation-kind.ts';
import { findFormation, selectFormationPage } from './formations.queries.ts';
import { formationWish } from './write-formation.ts';

const CLOSED = { content: null, videoUrl: null, documentUrl: null } satisfies Partial<Lesson>;

/** The public sees what is taught; what a lesson says only where it is open to all. */
function toPublicFormation(formation: FormationDetail): FormationDetail {
  const modules = formation.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => (lesson.isPreview ? lesson : { ...lesson, ...CLOSED })),
  }));
  return { ...formation, modules };
}

export function bindFormationRoutes(platform: Platform, route: Route): void {
  const { reads } = platform;

  route('GET /formations', async ({ query: { status, ...asked }, session, tag }) => {
    tag('formations');
    return selectFormationPage(reads, asked, staffWith(session, 'formations.read') ? status : 'PUBLISHED');
  });

  route('GET /formations/{id}', async ({ params, session, tag }) => {
    const formation = await readEvenMoved(reads, 'formation', params.id, (named) => findFormation(reads, named));
    if (!formation) throw new Problem('formation_not_found');
    if (staffWith(session, 'formations.read')) return { data: formation };
    if (formation.status !== 'PUBLISHED') throw new Problem('formation_not_found');
    tag(courseTag(formationKind, formation.id), LIBRARY_TAG, ...tagsOfAddress(params.id, formation, 'formations'));
    return { data: toPublicFormation(formation) };
  });

  route('POST /formations', async ({ body, files, session }) => ({
    data: await createCourse(platform, session, formationKind, formationWish(body, files, platform)),
  }));

  route('PUT /formations/{id}', async ({ params: { id }, body, files, session }) => ({
    data: await updateCourse(platform, session, formationKind, { id, ...formationWish(body, files, platform) }),
  }));

  route('DELETE /formations/{id}', async ({ params, session }) => ({
    message: await removeCourse(platform, session, formationKind, params.id),
  }));
}
