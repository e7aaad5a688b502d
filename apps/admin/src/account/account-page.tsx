import { useQuery } from '@tanstack/react-query';
import { STAFF_ROLE_LABELS } from '@tokpa/contract/staff';
import { Box, CircularProgress, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { messageOf, PageHeading, Panel } from '../ui/index.ts';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

/** One's own name, password, second factor and sessions. */
export function AccountPage() {
  const { data, error } = useQuery({
    queryKey: ['own account'],
    queryFn: async () => (await api.call('GET /auth/admin/profile')).user,
  });
  return (
    <Box sx={{ pb: 4, maxWidth: 760 }}>
      <PageHeading title="Mon compte" />
      {error && <Typography>{messageOf(error)}</Typography>}
      {!data && !error && <CircularProgress aria-label="Chargement du compte" />}
      {data && (
        <Stack spacing={2}>
          <Panel title="Qui je suis">
            <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {data.email} · {STAFF_ROLE_LABELS[data.role].name}
            </Typography>
            <Typography color="text.secondary" sx={{ mb: 2 }}>
              {STAFF_ROLE_LABELS[data.role].explanation}
            </Typography>
            {/* The new name begins the form anew. */}
            <ChangeName key={`${data.firstName} ${data.lastName}`} account={data} />
          </Panel>
          <Panel title="Mot de passe">
            <ChangePassword />
          </Panel>
          <Panel title="Second facteur">
            <SecondFactor account={data} />
          </Panel>
          <Panel title="Sessions ouvertes">
            <OwnSessions />
          </Panel>
        </Stack>
      )}
    </Box>
  );
}
