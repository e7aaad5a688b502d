import type { ReactElement, ReactNode } from 'react';
import { type Exporter, type SortPayload, useCanAccess, useRecordContext } from 'react-admin';
import { Typography } from '@mui/material';
import { ListActions, ListWithin, Panel } from '../ui/index.ts';
import { EnrolButton } from './enrol-button.tsx';

type PeopleOfCourseProps = {
  /** `seminar-registrations`: where they are put down. */
  resource: string;
  /** Which course: `{ seminarId }`. */
  course: Readonly<Record<string, string>>;
  /** What somebody who is put down by hand begins as. */
  status: 'ACTIVE' | 'CONFIRMED';
  enrolLabel?: string;
  /** Where places are counted. */
  seats?: ReactNode;
  filters?: ReactElement[];
  exporter: Exporter;
  sort: SortPayload;
  children: ReactNode;
};

/** Who takes part in one course, on its own page. */
export function PeopleOfCourse({
  resource,
  course,
  status,
  seats,
  exporter,
  sort,
  children,
  ...rest
}: PeopleOfCourseProps) {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  const isCalledOff = Boolean(useRecordContext<{ id: string; cancelledAt?: string | null }>()?.cancelledAt);
  const { enrolLabel = 'Inscrire un client', filters } = rest;
  const actions = (
    <ListActions hasAddress={false}>
      {!isCalledOff && <EnrolButton resource={resource} label={enrolLabel} record={{ ...course, status }} />}
    </ListActions>
  );
  const taken = seats !== undefined && (
    <Typography component="div" variant="body2">
      Places prises : {seats}
    </Typography>
  );
  if (isPending) return null;
  // Who writes the course need not know who comes.
  if (!canAccess) return taken && <Panel title="Inscriptions">{taken}</Panel>;
  return (
    <Panel title="Inscriptions" action={taken || undefined}>
      <ListWithin
        resource={resource}
        filter={course}
        {...(filters && { filters })}
        storeKey={`${resource}-of-${Object.values(course).join()}`}
        actions={actions}
        exporter={exporter}
        sort={sort}
      >
        {children}
      </ListWithin>
    </Panel>
  );
}
