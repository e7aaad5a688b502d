import CircleCheck from 'lucide-react/icons/circle-check';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import type { EnrollmentDetail } from '@tokpa/contract/formation-enrollments';
import type { LearntLesson } from './lesson-order.ts';

type LessonTableProps = {
  modules: EnrollmentDetail['modules'];
  currentId: string | undefined;
  addressOf: (lessonId: string) => string;
};

/** All lessons, with those that are done. */
export function LessonTable({ modules, currentId, addressOf }: LessonTableProps) {
  return (
    <nav aria-label="Leçons" className="flex flex-col gap-4">
      {modules.map((module) => (
        <section key={module.id}>
          <h2 className="mb-1 text-base">{module.title}</h2>
          <ol className="flex flex-col">
            {module.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonLink lesson={lesson} isCurrent={lesson.id === currentId} to={addressOf(lesson.id)} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

function LessonLink({ lesson, isCurrent, to }: { lesson: LearntLesson; isCurrent: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-control px-3 py-1.5 leading-snug',
        isCurrent ? 'bg-primary-tint font-semibold text-primary' : 'hover:bg-sand-deep',
      )}
    >
      {lesson.isDone ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-primary" />
      ) : (
        <span aria-hidden="true" className="m-0.5 size-4 shrink-0 rounded-full border border-edge" />
      )}
      <span className="min-w-0">
        {lesson.title}
        {lesson.isDone && <span className="sr-only"> (faite)</span>}
      </span>
    </Link>
  );
}
