import { List } from 'react-admin';
import { EnrolButton } from '../courses/index.ts';
import { ListActions, Panel } from '../ui/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';

/** Who is enrolled in one formation, on its own page. */
export function EnrollmentsOf({ formationId }: { formationId: string }) {
  const actions = (
    <ListActions>
      <EnrolButton
        resource="formation-enrollments"
        label="Inscrire un client"
        record={{ formationId, status: 'ACTIVE' }}
      />
    </ListActions>
  );
  return (
    <Panel title="Inscriptions">
      <List
        resource="formation-enrollments"
        filter={{ formationId }}
        storeKey={`formation-enrollments-of-${formationId}`}
        disableSyncWithLocation
        title={false}
        actions={actions}
        exporter={exporter}
        empty={false}
        perPage={25}
        sort={{ field: 'enrolledAt', order: 'DESC' }}
      >
        <EnrollmentRows showsFormation={false} />
      </List>
    </Panel>
  );
}
