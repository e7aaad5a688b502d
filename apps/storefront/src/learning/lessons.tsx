import type { EnrollmentDetail } from '@tokpa/contract/formation-enrollments';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import { Documents } from './documents.tsx';
import { LESSON_TITLE, LessonView } from './lesson-view.tsx';
import { isFinished, isOpen, openLesson } from './lesson-order.ts';
import { LessonTable } from './lesson-table.tsx';
import { useLessons } from './learning-queries.ts';
import { ProgressBar } from './progress-bar.tsx';
import { whatOpensIt } from './standing-in-words.ts';

type LessonsProps = {
  id: string;
  /** The lesson that the address names. */
  named: string | null;
  addressOf: (lessonId: string) => string;
};

/** A formation that the shopper follows: its states first, then the lesson that is read. */
export function Lessons({ id, named, addressOf }: LessonsProps) {
  const lessons = useLessons(id);
  // Before what was read of it while it was there.
  if (lessons.isMissing) return <NotEnrolled />;
  if (lessons.data) return <Course course={lessons.data} named={named} addressOf={addressOf} />;
  if (lessons.isError) {
    return (
      <ErrorView
        heading="h1"
        message="Erreur lors du chargement de la formation"
        onRetry={() => void lessons.refetch()}
        busy={lessons.isFetching}
        className="py-16"
      />
    );
  }
  return <LessonsSkeleton />;
}

function Course({ course, named, addressOf }: { course: EnrollmentDetail } & Omit<LessonsProps, 'id'>) {
  const { formation, progress, modules, formationId } = course;
  // Where one stopped when one came: a lesson that is noted as done stays in sight.
  const [startId] = useState(() => openLesson(course, null)?.lesson.id ?? null);
  const open = openLesson(course, named ?? startId);
  const top = useTopOnPage(open?.place ?? 0);
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{frenchSpaces(formation.title)}</h1>
      {open && (
        <div className="mt-3 max-w-160">
          <ProgressBar percent={progress} name={formation.title} />
        </div>
      )}
      {!isOpen(course) && <Closed course={course} />}
      <div className="mt-6 flex flex-col gap-8 md:grid md:grid-cols-[18rem_minmax(0,1fr)] md:items-start md:gap-10">
        {open ? (
          <section
            ref={top}
            tabIndex={-1}
            aria-labelledby={LESSON_TITLE}
            className="min-w-0 outline-none md:col-start-2 md:row-start-1"
          >
            <LessonView
              key={open.lesson.id}
              enrollmentId={course.id}
              {...open}
              addressOf={addressOf}
              canNote={isOpen(course)}
              isFinished={isFinished(course)}
            />
          </section>
        ) : (
          isOpen(course) && <NoLessonYet />
        )}
        <div className="flex flex-col gap-6 md:col-start-1 md:row-start-1">
          {open && <LessonTable modules={modules} currentId={open.lesson.id} addressOf={addressOf} />}
          {isOpen(course) && <Documents formationId={formationId} />}
        </div>
      </div>
    </>
  );
}

/** Why the lessons can not be read, and what can. */
function Closed({ course }: { course: EnrollmentDetail }) {
  const hasExtracts = course.modules.some(({ lessons }) => lessons.some(({ isPreview }) => isPreview));
  return (
    <Notice tone="info">
      {whatOpensIt(course) ?? 'Votre inscription à cette formation est annulée.'}
      {hasExtracts && ' Les extraits gratuits restent ouverts.'}
    </Notice>
  );
}

function NoLessonYet() {
  return (
    <EmptyState
      title="Les leçons arrivent bientôt"
      heading="h2"
      icon={<GraduationCap aria-hidden="true" className="size-8" />}
      className="rounded-card border border-line bg-surface md:col-start-2 md:row-start-1"
    >
      Vous les trouverez ici dès qu’elles seront en ligne.
    </EmptyState>
  );
}

function NotEnrolled() {
  return (
    <EmptyState
      title="Formation introuvable"
      heading="h1"
      icon={<GraduationCap aria-hidden="true" className="size-8" />}
      className="py-16"
      action={<ButtonLink to="/account/formations">Voir mes formations</ButtonLink>}
    >
      Vous n’êtes pas inscrit à cette formation avec ce compte.
    </EmptyState>
  );
}

/** The shape of a lesson; also what the server sends. */
export function LessonsSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la formation..." className="flex flex-col gap-4">
      <h1 className="sr-only">Ma formation</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-4 w-full max-w-160" />
      <div className="grid gap-8 md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
