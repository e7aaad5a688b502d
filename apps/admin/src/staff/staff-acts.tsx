import { useState } from 'react';
import { useGetIdentity, useRedirect } from 'react-admin';
import type { StaffMember } from '@tokpa/contract/staff';
import { Button, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';

type Act = { label: string; question: string; isGrave: boolean; run: (id: string) => Promise<{ message: string }> };

const INVITE: Act = {
  label: 'Renvoyer l’invitation',
  question: 'Un nouveau lien est fait pour son adresse ; l’ancien ne sert plus.',
  isGrave: false,
  run: (id) => api.call('POST /staff/{id}/invitation', { params: { id } }),
};
const NEW_PASSWORD: Act = {
  ...INVITE,
  question:
    'Un lien part à son adresse, pour choisir un autre mot de passe. Celui d’avant sert jusque-là ; le second facteur reste.',
};
const RESET: Act = {
  label: 'Retirer son second facteur',
  question: 'Pour un téléphone perdu : la prochaine connexion ne demandera que le mot de passe.',
  isGrave: true,
  run: (id) => api.call('DELETE /staff/{id}/second-factor', { params: { id } }),
};
const REMOVE: Act = {
  label: 'Retirer de l’équipe',
  question: 'Son accès est supprimé. Ce que cette personne a fait reste au journal, sous son nom.',
  isGrave: true,
  run: (id) => api.call('DELETE /staff/{id}', { params: { id } }),
};

type AskedActProps = { act: Act; member: StaffMember; isFormChanged: boolean; onDone?: () => void };

function AskedAct({ act, member, isFormChanged, onDone }: AskedActProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const {
    act: run,
    problem,
    isBusy,
  } = useAct({
    run: () => act.run(member.id),
    done: (_sent, { message }) => message,
    onDone: onDone ?? close,
  });
  return (
    <>
      <Button
        variant="outlined"
        color={act.isGrave ? 'error' : 'primary'}
        disabled={isFormChanged}
        onClick={() => setOpen(true)}
      >
        {act.label}
      </Button>
      {isOpen && (
        <ActDialog
          title={act.label}
          submitLabel={act.label}
          isGrave={act.isGrave}
          isBusy={isBusy}
          problem={problem}
          onSubmit={() => run(undefined)}
          onClose={close}
        >
          <Typography>
            {member.firstName} {member.lastName} : {act.question}
          </Typography>
        </ActDialog>
      )}
    </>
  );
}

type StaffActsProps = { member: StaffMember; isFormChanged: boolean };

/** What an owner does for, or with, somebody else. Each reads them anew: what is typed above is saved before. */
export function StaffActs({ member, isFormChanged }: StaffActsProps) {
  const { identity } = useGetIdentity();
  const redirect = useRedirect();
  if (identity?.id === member.id) return null;
  const asked = { member, isFormChanged };
  return (
    <>
      {isFormChanged && (
        <Typography variant="body2" color="text.secondary">
          Enregistrez d’abord vos changements pour agir sur cet accès.
        </Typography>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {member.status !== 'DISABLED' && (
          <AskedAct {...asked} act={member.status === 'INVITED' ? INVITE : NEW_PASSWORD} />
        )}
        {member.secondFactor && <AskedAct {...asked} act={RESET} />}
        <AskedAct {...asked} act={REMOVE} onDone={() => redirect('list', 'staff')} />
      </Stack>
    </>
  );
}
