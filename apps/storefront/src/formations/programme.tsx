import ChevronDown from 'lucide-react/icons/chevron-down';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { ElsewhereLink } from '../ui/elsewhere-link.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ShownLesson, ShownModule } from './shown-formation.ts';

/** What is taught, module by module; the lessons that are open to all can be read here. */
export function Programme({ modules }: { modules: readonly ShownModule[] }) {
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className="mb-3 text-xl">
        Programme
      </h2>
      <ol className="flex flex-col gap-4">
        {modules.map((module, position) => (
          <li key={module.id} className="overflow-hidden rounded-card border border-line bg-surface">
            <h3 className="border-b border-line bg-sand-deep px-4 py-3 text-lg">{`${position + 1}. ${module.title}`}</h3>
            <ol className="divide-y divide-line">
              {module.lessons.map((lesson) => (
                <li key={lesson.id}>
                  {lesson.open ? <OpenLesson lesson={lesson} /> : <ClosedLesson lesson={lesson} />}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Minutes({ lesson: { durationMinutes } }: { lesson: ShownLesson }) {
  if (durationMinutes === null) return null;
  return <span className="shrink-0 whitespace-nowrap text-sm text-muted">{`${durationMinutes} min`}</span>;
}

function ClosedLesson({ lesson }: { lesson: ShownLesson }) {
  return (
    <p className="flex min-h-12 items-center gap-3 px-4 py-2">
      <LockKeyhole aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">{lesson.title}</span>
      <Minutes lesson={lesson} />
    </p>
  );
}

function OpenLesson({ lesson }: { lesson: ShownLesson }) {
  return (
    <details className="group">
      <summary className="flex min-h-12 list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-primary transition-transform group-open:rotate-180"
        />
        <span className="min-w-0 flex-1">
          {lesson.title} <span className="text-sm font-semibold text-primary">{'(extrait\u00a0gratuit)'}</span>
        </span>
        <Minutes lesson={lesson} />
      </summary>
      {lesson.open && <LessonExtract {...lesson.open} />}
    </details>
  );
}

function LessonExtract({ content, videoUrl, documentUrl }: NonNullable<ShownLesson['open']>) {
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-4">
      <RichText html={content} />
      {videoUrl && <ElsewhereLink to={videoUrl}>Voir la vidéo</ElsewhereLink>}
      {documentUrl && <ElsewhereLink to={documentUrl}>Ouvrir le document</ElsewhereLink>}
    </div>
  );
}
