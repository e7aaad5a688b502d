import { useState } from 'react';
import type { StaffAccount } from '@tokpa/contract/staff-account';
import { Alert, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { Status } from '../ui/index.ts';
import { ActForm } from './act-form.tsx';
import { EnrolSecondFactor } from './enrol-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFormAct } from './use-form-act.ts';

const FEW_CODES = 3;

type ProvenActProps<Answer> = {
  label: string;
  isGrave?: boolean;
  done?: string;
  send: (proof: { password: string; code: string }) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
};

/** What asks for the password and a code, both. */
function ProvenAct<Answer>({ label, isGrave = false, ...act }: ProvenActProps<Answer>) {
  const { field, isBusy, problem, submit } = useFormAct({ initial: { password: '', code: '' }, ...act });
  return (
    <ActForm label={label} submitLabel={label} isGrave={isGrave} isBusy={isBusy} problem={problem} onSubmit={submit}>
      <TextField {...field('password')} label="Mot de passe" type="password" autoComplete="current-password" />
      <TextField {...field('code')} label="Code de l’application, ou de secours" autoComplete="one-time-code" />
    </ActForm>
  );
}

export function SecondFactor({ account }: { account: StaffAccount }) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (!account.secondFactor) return <EnrolSecondFactor onCodes={setCodes} />;
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Status label="En service" tone="good" />
        <Typography>Codes de secours restants : {account.recoveryCodesLeft}</Typography>
      </Stack>
      {account.recoveryCodesLeft < FEW_CODES && (
        <Alert severity="warning">Il vous reste peu de codes de secours : demandez-en de nouveaux.</Alert>
      )}
      <ProvenAct
        label="Remplacer mes codes de secours"
        send={(body) => api.call('POST /auth/admin/second-factor/recovery-codes', { body })}
        onDone={({ data }) => setCodes(data.recoveryCodes)}
      />
      <ProvenAct
        label="Retirer le second facteur"
        isGrave
        done="Le second facteur est retiré."
        send={(body) => api.call('DELETE /auth/admin/second-factor', { body })}
      />
    </Stack>
  );
}
