import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@tokpa/contract/client';
import type { EnrollmentDetail } from '@tokpa/contract/formation-enrollments';
import type { Participant } from '@tokpa/contract/seminar-registrations';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { toast } from '../ui/toast-store.ts';
import { hasJustFinished } from './lesson-order.ts';

const MOST = 100;
const LEARNING = 'learning';
const lessonsKey = (id: string) => [LEARNING, 'lessons', id] as const;

/** All that the shopper takes part in: formations, seminars, coaching. */
export function useLearning() {
  return useQuery({
    queryKey: [LEARNING, 'all'],
    queryFn: async ({ signal }) => {
      const query = { limit: MOST };
      const [formations, seminars, sessions] = await Promise.all([
        api.call('GET /formation-enrollments', { query, signal }),
        api.call('GET /seminar-registrations', { query, signal }),
        api.call('GET /coaching-enrollments', { query, signal }),
      ]);
      return { formations: formations.data, seminars: seminars.data, sessions: sessions.data };
    },
    placeholderData: keepPreviousData,
  });
}

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** One enrolment with its lessons; `isMissing` when the shopper has none of this id. */
export function useLessons(id: string) {
  const query = useQuery({
    queryKey: lessonsKey(id),
    queryFn: async ({ signal }) => (await api.call('GET /formation-enrollments/{id}', { params: { id }, signal })).data,
    retry: (failures, error) => failures < 1 && !isMissing(error),
  });
  return { ...query, isMissing: isMissing(query.error) };
}

/** What the shop gives to read or watch beside the lessons. */
export function useDocuments(formationId: string) {
  const query = useQuery({
    queryKey: [LEARNING, 'documents', formationId],
    queryFn: async ({ signal }) =>
      (await api.call('GET /content-library', { query: { formationId, limit: MOST }, signal })).data,
  });
  // Still so while it is asked for again.
  return { ...query, isUnread: query.data === undefined && query.errorUpdateCount > 0 };
}

/** The lesson or the enrolment is not what the page shows: taken back, closed or deleted since it was read. */
const isOutdated = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 409);

type Note = { lessonId: string; isDone: boolean };

export function useNoteLesson(enrollmentId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ lessonId, isDone }: Note) =>
      api.call('PUT /formation-enrollments/{id}/lessons/{lessonId}', {
        params: { id: enrollmentId, lessonId },
        body: { isDone },
      }),
    onSuccess: ({ data }, { isDone }) => {
      const before = queries.getQueryData<EnrollmentDetail>(lessonsKey(enrollmentId));
      queries.setQueryData<EnrollmentDetail>(lessonsKey(enrollmentId), data);
      void queries.invalidateQueries({ queryKey: [LEARNING, 'all'] });
      if (hasJustFinished({ before, now: data, isDone })) toast.success('Bravo, vous avez terminé la formation !');
    },
    onError: (error) => {
      toast.error(explainError(error, "Erreur lors de l'enregistrement de votre progression"));
      if (isOutdated(error)) void queries.invalidateQueries({ queryKey: [LEARNING] });
    },
  });
}

/** Says who will sit on a seat; the list shows it once that is done. */
export function useNameParticipant(id: string) {
  const queries = useQueryClient();
  return async (body: Participant) => {
    const { data } = await api.call('PUT /seminar-registrations/{id}/participant', { params: { id }, body });
    await queries.invalidateQueries({ queryKey: [LEARNING, 'all'] });
    return data;
  };
}
