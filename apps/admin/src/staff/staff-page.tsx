import { useState } from 'react';
import {
  BooleanInput,
  Edit,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useCanAccess,
  useGetIdentity,
  useRecordContext,
} from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import type { StaffMember } from '@tokpa/contract/staff';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { formatMoment, PageHeading, PAIR, Status, TellWhenChanged } from '../ui/index.ts';
import { RoleInput } from './role-input.tsx';
import { StaffActs } from './staff-acts.tsx';
import { StaffSessions } from './staff-sessions.tsx';
import { stateOf } from './staff-words.ts';

function StaffHeading() {
  const member = useRecordContext<StaffMember>();
  if (!member) return null;
  return (
    <PageHeading title={fullNameOf(member)}>
      <Status {...stateOf(member.status)} />
    </PageHeading>
  );
}

function invitationSentence({ status, invitationExpiresAt }: StaffMember): string | undefined {
  if (status !== 'INVITED') return undefined;
  const isOver = !invitationExpiresAt || new Date(invitationExpiresAt) < new Date();
  return isOver
    ? 'Le lien de l’invitation n’est plus valable : envoyez-en un nouveau.'
    : `Le lien de l’invitation est valable jusqu’au ${formatMoment(invitationExpiresAt)}.`;
}

function StaffForm({ onChanged }: { onChanged: (isChanged: boolean) => void }) {
  const member = useRecordContext<StaffMember>();
  const { identity } = useGetIdentity();
  const isOneself = member?.id === identity?.id;
  const invitation = member && invitationSentence(member);
  return (
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
      sx={{ maxWidth: 640 }}
    >
      <TellWhenChanged onChange={onChanged} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{member?.email}</Typography>
      {invitation !== undefined && <Alert severity="info">{invitation}</Alert>}
      <Box sx={PAIR}>
        <TextInput source="firstName" label="Prénom" validate={required('Le prénom est requis')} />
        <TextInput source="lastName" label="Nom" validate={required('Le nom est requis')} />
      </Box>
      <RoleInput disabled={isOneself} />
      <BooleanInput
        source="enabled"
        label="Peut se connecter"
        disabled={isOneself}
        helperText={
          isOneself
            ? 'Demandez à un autre propriétaire de changer vos propres accès.'
            : 'Décoché : ses sessions se ferment aussitôt.'
        }
      />
    </SimpleForm>
  );
}

function Further({ isFormChanged }: { isFormChanged: boolean }) {
  const member = useRecordContext<StaffMember>();
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'edit' });
  if (!member || !canAccess) return null;
  return (
    <Stack spacing={2} sx={{ p: 2, pt: 0, maxWidth: 640 }}>
      <StaffActs member={member} isFormChanged={isFormChanged} />
      <StaffSessions member={member} />
    </Stack>
  );
}

function StaffScreen() {
  const [isChanged, setIsChanged] = useState(false);
  return (
    <>
      <StaffForm onChanged={setIsChanged} />
      <Further isFormChanged={isChanged} />
    </>
  );
}

/** One member of the team: name, role, access, and what an owner does for them. */
export function StaffPage() {
  return (
    <Edit title={false} actions={<StaffHeading />} mutationMode="pessimistic" redirect={false}>
      <StaffScreen />
    </Edit>
  );
}
