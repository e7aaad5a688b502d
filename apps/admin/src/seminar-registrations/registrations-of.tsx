import type { ReactNode } from 'react';
import { List, SearchInput } from 'react-admin';
import { Typography } from '@mui/material';
import { EnrolButton } from '../courses/index.ts';
import { ListActions, Panel } from '../ui/index.ts';
import { exporter, RegistrationRows } from './registration-rows.tsx';

const filters = [
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder="Nom, email, téléphone"
    slotProps={{ htmlInput: { 'aria-label': 'Rechercher parmi les inscrits', maxLength: 200 } }}
  />,
];

/** Who comes to one seminar, on its own page: the list at the door. */
export function RegistrationsOf({ seminarId, seats }: { seminarId: string; seats: ReactNode }) {
  const actions = (
    <ListActions>
      <EnrolButton
        resource="seminar-registrations"
        label="Inscrire quelqu’un"
        record={{ seminarId, status: 'CONFIRMED' }}
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
        resource="seminar-registrations"
        filter={{ seminarId }}
        filters={filters}
        storeKey={`seminar-registrations-of-${seminarId}`}
        disableSyncWithLocation
        title={false}
        actions={actions}
        exporter={exporter}
        empty={false}
        perPage={25}
        sort={{ field: 'fullName', order: 'ASC' }}
      >
        <RegistrationRows showsSeminar={false} />
      </List>
    </Panel>
  );
}
