import type { CoachingEnrollment } from '@tokpa/contract/coaching-enrollments';
import { COACHING_MODE_LABELS, ENROLLMENT_STATUS_LABELS, SEAT_STATUS_LABELS } from '@tokpa/contract/course-labels';
import type { FormationEnrollment } from '@tokpa/contract/formation-enrollments';
import { mayNameParticipant } from '@tokpa/contract/may-name-participant';
import type { Picture as PictureSource } from '@tokpa/contract/pictures';
import { seminarPlace } from '@tokpa/contract/seminar-place';
import type { SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { explainError } from '../api/explain-error.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { formatDateTime } from '../ui/dates.ts';
import { ElsewhereLink } from '../ui/elsewhere-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { whenInWords } from '../ui/when-in-words.ts';
import { inTurn } from './in-turn.ts';
import { isOpen } from './lesson-order.ts';
import { useLearning } from './learning-queries.ts';
import { NameParticipant } from './name-participant.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { undatedInWords, whatOpensIt } from './standing-in-words.ts';

/** What the shopper learns and where they are expected; `lessonsAddress` is where an enrolment's lessons are read. */
export function LearningList({ lessonsAddress }: { lessonsAddress: (enrollmentId: string) => string }) {
  const learning = useLearning();
  const [now] = useState(Date.now);
  if (learning.isPending) return <LearningSkeleton />;
  if (learning.isLoadingError) {
    const message = explainError(learning.error, 'Erreur lors du chargement de vos formations');
    return <ErrorView message={message} busy={learning.isFetching} onRetry={() => void learning.refetch()} />;
  }
  const { formations, seminars, sessions } = learning.data;
  if (formations.length + seminars.length + sessions.length === 0) return <NothingYet />;
  return (
    <div className="flex flex-col gap-10">
      <Group title="Formations" entries={inTurn(formations, ({ status }) => ({ status }), now)}>
        {(one) => <FormationLine enrollment={one} to={isOpen(one) ? lessonsAddress(one.id) : undefined} />}
      </Group>
      <Group title="Séminaires" entries={inTurn(seminars, whenOfSeminar, now)}>
        {(one) => <SeminarLine registration={one} now={now} />}
      </Group>
      <Group title="Coaching" entries={inTurn(sessions, whenOfSession, now)}>
        {(one) => <CoachingLine enrollment={one} />}
      </Group>
    </div>
  );
}

const whenOfSeminar = ({ status, seminar }: SeminarRegistration) => ({
  status,
  start: seminar.startDate,
  end: seminar.endDate,
});

const whenOfSession = ({ status, coachingSession }: CoachingEnrollment) => ({
  status,
  start: coachingSession.startDate,
});

type GroupProps<One> = { title: string; entries: readonly One[]; children: (one: One) => ReactNode };

function Group<One extends { id: string }>({ title, entries, children }: GroupProps<One>) {
  if (entries.length === 0) return null;
  return (
    <TitledSection title={title}>
      <ul className="flex flex-col gap-4">
        {entries.map((one) => (
          <li key={one.id}>{children(one)}</li>
        ))}
      </ul>
    </TitledSection>
  );
}

type LineProps = {
  title: string;
  to: string | undefined;
  picture: PictureSource | null;
  status: string;
  children: ReactNode;
};

function Line({ title, to, picture, status, children }: LineProps) {
  return (
    <article className="flex gap-4 rounded-card border border-line bg-surface p-4">
      <Picture image={picture} alt="" sizes="6rem" className="size-20 shrink-0 rounded-control sm:size-24" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-lg leading-snug">
            {to ? (
              <Link to={to} className="hover:text-primary hover:underline">
                {frenchSpaces(title)}
              </Link>
            ) : (
              frenchSpaces(title)
            )}
          </h3>
          <Badge>{status}</Badge>
        </div>
        {children}
      </div>
    </article>
  );
}

function FormationLine({ enrollment, to }: { enrollment: FormationEnrollment; to: string | undefined }) {
  const { formation, status, progress } = enrollment;
  const opening = whatOpensIt(enrollment);
  return (
    <Line title={formation.title} to={to} picture={formation.picture} status={ENROLLMENT_STATUS_LABELS[status]}>
      {opening && <p className="text-muted">{opening}</p>}
      <ToOrder place={enrollment} title={formation.title} />
      {to && <ProgressBar percent={progress} name={formation.title} />}
      {to && (
        <ButtonLink to={to} variant="secondary" className="self-start">
          {wayOn(progress)}
          <span className="sr-only">{` : ${formation.title}`}</span>
        </ButtonLink>
      )}
    </Line>
  );
}

type Place = { status: string; orderId: string | null };

/** The order that a place waits for. */
function ToOrder({ place: { status, orderId }, title }: { place: Place; title: string }) {
  if (status !== 'PENDING' || orderId === null) return null;
  return (
    <ButtonLink to={`/order/${orderId}`} variant="secondary" className="self-start">
      Voir la commande
      <span className="sr-only">{` : ${title}`}</span>
    </ButtonLink>
  );
}

function wayOn(progress: number): string {
  if (progress === 0) return 'Commencer';
  return progress < 100 ? 'Continuer' : 'Revoir';
}

function SeminarLine({ registration, now }: { registration: SeminarRegistration; now: number }) {
  const { seminar, status, fullName } = registration;
  return (
    <Line
      title={seminar.title}
      to={seminar.isPublished ? `/seminar/${seminar.slug}` : undefined}
      picture={seminar.picture}
      status={SEAT_STATUS_LABELS[status]}
    >
      <p>{whenInWords(seminar)}</p>
      <p className="text-muted">{seminarPlace(seminar).join(', ')}</p>
      <p className="text-sm text-muted">{`Au nom de ${fullName}`}</p>
      <ToOrder place={registration} title={seminar.title} />
      {mayNameParticipant(registration, new Date(now)) && <NameParticipant registration={registration} />}
    </Line>
  );
}

function CoachingLine({ enrollment }: { enrollment: CoachingEnrollment }) {
  const { coachingSession: session, status } = enrollment;
  const when = session.startDate ? formatDateTime(session.startDate) : undatedInWords(status);
  return (
    <Line
      title={session.title}
      to={session.isPublished ? `/coaching/${session.slug}` : undefined}
      picture={session.picture}
      status={SEAT_STATUS_LABELS[status]}
    >
      {when && <p>{when}</p>}
      <p className="text-muted">{[session.coachName, COACHING_MODE_LABELS[session.mode]].filter(Boolean).join(', ')}</p>
      <SessionPlace session={session} />
      <ToOrder place={enrollment} title={session.title} />
    </Line>
  );
}

/** Where a session takes place, or the way into it. */
function SessionPlace({ session: { title, location, mode } }: { session: CoachingEnrollment['coachingSession'] }) {
  const place = location.trim();
  if (place === '') return null;
  if (!/^https?:\/\/\S+$/i.test(place)) return <p className="text-muted wrap-anywhere">{place}</p>;
  return (
    <ElsewhereLink to={place}>
      {mode === 'ONLINE' ? 'Rejoindre la séance' : 'Voir le lieu'}
      <span className="sr-only">{` : ${title}`}</span>
    </ElsewhereLink>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Vous ne suivez pas encore de formation"
      heading="h2"
      icon={<GraduationCap aria-hidden="true" className="size-8" />}
      action={<ButtonLink to="/formations">Découvrir les formations</ButtonLink>}
      className="rounded-card border border-line bg-surface"
    >
      Vos formations, séminaires et séances de coaching apparaîtront ici.
    </EmptyState>
  );
}

export function LearningSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos formations..." className="long-page flex flex-col gap-4">
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </SkeletonGroup>
  );
}
