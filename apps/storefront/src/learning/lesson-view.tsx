import { Button, ButtonLink } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { ElsewhereLink } from '../ui/elsewhere-link.tsx';
import { Finished } from './finished.tsx';
import type { LearntLesson } from './lesson-order.ts';
import { useNoteLesson } from './learning-queries.ts';

export const LESSON_TITLE = 'lecon';

type LessonViewProps = {
  enrollmentId: string;
  lesson: LearntLesson;
  before: LearntLesson | undefined;
  after: LearntLesson | undefined;
  addressOf: (lessonId: string) => string;
  canNote: boolean;
  /** The whole formation. */
  isFinished: boolean;
};

/** One lesson, and the ways on from it. */
export function LessonView({ enrollmentId, lesson, before, after, addressOf, canNote, isFinished }: LessonViewProps) {
  const { title, isDone, durationMinutes } = lesson;
  return (
    <>
      <h2 id={LESSON_TITLE} className="text-xl">
        {title}
      </h2>
      {durationMinutes !== null && <p className="mt-1 text-muted">{`Environ ${durationMinutes} min`}</p>}
      <div className="mt-5">
        <LessonContent lesson={lesson} />
      </div>
      {isFinished && <Finished />}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {canNote && <NoteButton enrollmentId={enrollmentId} lesson={lesson} />}
        {after && (
          <ButtonLink
            to={addressOf(after.id)}
            size="large"
            variant={isFinished || (canNote && !isDone) ? 'secondary' : 'primary'}
          >
            Leçon suivante
          </ButtonLink>
        )}
        {before && (
          <ButtonLink to={addressOf(before.id)} size="large" variant="quiet">
            Leçon précédente
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function NoteButton({ enrollmentId, lesson: { id, isDone } }: Pick<LessonViewProps, 'enrollmentId' | 'lesson'>) {
  const note = useNoteLesson(enrollmentId);
  return (
    <Button
      size="large"
      variant={isDone ? 'quiet' : 'primary'}
      busy={note.isPending}
      busyLabel="Enregistrement..."
      onClick={() => note.mutate({ lessonId: id, isDone: !isDone })}
    >
      {isDone ? 'Marquer comme à refaire' : 'J’ai terminé cette leçon'}
    </Button>
  );
}

function LessonContent({ lesson: { content, videoUrl, documentUrl } }: { lesson: LearntLesson }) {
  if (content === null) return <p className="text-muted">Cette leçon n’est pas ouverte.</p>;
  return (
    <div className="flex flex-col gap-3">
      <RichText html={content} className="text-lg" />
      {videoUrl && <ElsewhereLink to={videoUrl}>Voir la vidéo</ElsewhereLink>}
      {documentUrl && <ElsewhereLink to={documentUrl}>Ouvrir le document</ElsewhereLink>}
    </div>
  );
}
