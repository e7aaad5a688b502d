import {
  Create,
  type RaRecord,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRedirect,
} from 'react-admin';
import { INVITATION_HOURS } from '@tokpa/contract/staff-account';
import { Box, Typography } from '@mui/material';
import { PageHeading, PAIR } from '../ui/index.ts';
import { RoleInput } from './role-input.tsx';

const toolbar = (
  <Toolbar>
    <SaveButton label="Envoyer l’invitation" alwaysEnable />
  </Toolbar>
);

// It may hold a command to copy.
const LONG_ENOUGH_TO_READ_MS = 20_000;

/** Nobody chooses another's password: a link goes to their address. */
export function StaffInvite() {
  const notify = useNotify();
  const redirect = useRedirect();
  // Whether it leaves is for the shop to say: without a mail server it does not.
  const onSuccess = ({ said = '' }: RaRecord & { said?: string }) => {
    notify(said, { type: 'success', autoHideDuration: LONG_ENOUGH_TO_READ_MS });
    redirect('list', 'staff');
  };
  return (
    <>
      <PageHeading title="Inviter quelqu’un" />
      <Create title={false} mutationOptions={{ onSuccess }}>
        <SimpleForm defaultValues={{ role: 'SUPPORT' }} toolbar={toolbar} sx={{ maxWidth: 640 }}>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            La personne reçoit par email un lien, valable {INVITATION_HOURS / 24} jours, pour choisir son mot de passe.
          </Typography>
          <Box sx={PAIR}>
            <TextInput source="firstName" label="Prénom" validate={required('Le prénom est requis')} />
            <TextInput source="lastName" label="Nom" validate={required('Le nom est requis')} />
          </Box>
          <TextInput source="email" label="Email" type="email" validate={required('L’email est requis')} />
          <RoleInput />
        </SimpleForm>
      </Create>
    </>
  );
}
