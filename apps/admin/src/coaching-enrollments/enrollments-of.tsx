import type { ReactNode } from 'react';
import { List, SearchInput } from 'react-admin';
import { Typography } from '@mui/material';
import { EnrolButton } from '../courses/index.ts';
import { ListActions, Panel } from '../ui/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';

const filters = [
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder="Nom, email"
    slotProps={{ htmlInput: { 'aria-label': 'Rechercher parmi les inscrits', maxLength: 200 } }}
  />,
];

/** Who is coached in one session, on its own page. */
export function EnrollmentsOf({ sessionId, seats }: { sessionId: string; seats: ReactNode }) {
  const actions = (
    <ListActions>
      <EnrolButton
        resource="coaching-enrollments"
        label="Inscrire un client"
        record={{ coachingSessionId: sessionId, status: 'CONFIRMED' }}
      />
    </ListActions>
  );
  return (
    <Panel
      title="Inscriptions"
      action={
        <Typography component="div" variant="body2">
          Places prises : {seats}
        </Typography>
      }
    >
      <List
        resource="coaching-enrollments"
        filter={{ coachingSessionId: sessionId }}
        filters={filters}
        storeKey={`coaching-enrollments-of-${sessionId}`}
        disableSyncWithLocation
        title={false}
        actions={actions}
        exporter={exporter}
        empty={false}
        perPage={25}
        sort={{ field: 'createdAt', order: 'DESC' }}
      >
        <EnrollmentRows showsSession={false} />
      </List>
    </Panel>
  );
}
