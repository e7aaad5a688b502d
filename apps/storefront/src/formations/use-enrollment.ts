import { useEffect, useState } from 'react';
import { api } from '../api/browser.ts';
import { useSession } from '../session/index.ts';

/** The enrolment that opens this formation to the shopper; undefined while there is none, or none is known. */
export function useEnrollment(formationId: string): string | undefined {
  const isShopper = useSession().status === 'shopper';
  const [enrollmentId, setEnrollmentId] = useState<string>();
  useEffect(() => {
    if (!isShopper) return undefined;
    const leaving = new AbortController();
    api
      .call('GET /formation-enrollments', { query: { formationId }, signal: leaving.signal })
      .then(({ data }) => {
        const open = data.find(({ status }) => status === 'ACTIVE' || status === 'COMPLETED');
        return setEnrollmentId(open?.id);
      })
      // Without an answer the page offers the formation as to everybody.
      .catch(() => undefined);
    return () => {
      leaving.abort();
      setEnrollmentId(undefined);
    };
  }, [formationId, isShopper]);
  return enrollmentId;
}
