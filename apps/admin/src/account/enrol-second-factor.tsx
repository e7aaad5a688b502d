import { useState } from 'react';
import { Box, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActForm } from './act-form.tsx';
import { useFormAct } from './use-form-act.ts';

type Prepared = { secret: string; qrCode: string };

function AskPassword({ onPrepared }: { onPrepared: (prepared: Prepared) => void }) {
  const { field, isBusy, problem, submit } = useFormAct({
    initial: { password: '' },
    send: async (body) => (await api.call('POST /auth/admin/second-factor', { body })).data,
    onDone: onPrepared,
  });
  return (
    <Stack spacing={1}>
      <Typography>
        Un code de votre téléphone, demandé après le mot de passe : un mot de passe volé ne suffit plus.
      </Typography>
      <ActForm
        label="Activer le second facteur"
        submitLabel="Activer le second facteur"
        isBusy={isBusy}
        problem={problem}
        onSubmit={submit}
      >
        <TextField {...field('password')} label="Mot de passe" type="password" autoComplete="current-password" />
      </ActForm>
    </Stack>
  );
}

type ConfirmProps = { prepared: Prepared; onCodes: (codes: readonly string[]) => void };

function Confirm({ prepared, onCodes }: ConfirmProps) {
  const { field, isBusy, problem, submit } = useFormAct({
    initial: { code: '' },
    send: async (body) => (await api.call('POST /auth/admin/second-factor/confirm', { body })).data.recoveryCodes,
    onDone: onCodes,
  });
  return (
    <Stack spacing={1.5}>
      <Typography>
        Lisez cette image avec une application d’authentification (Aegis, Google Authenticator, 1Password…), puis
        saisissez le code qu’elle montre.
      </Typography>
      <Box component="img" src={prepared.qrCode} alt="Image à lire avec le téléphone" width={240} height={240} />
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Le téléphone ne peut pas lire l’image ? Saisissez cette clé : <code>{prepared.secret}</code>
      </Typography>
      <ActForm
        label="Confirmer le second facteur"
        submitLabel="Confirmer"
        isBusy={isBusy}
        problem={problem}
        onSubmit={submit}
      >
        <TextField
          {...field('code')}
          label="Code à six chiffres"
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { 'aria-required': true, inputMode: 'numeric', maxLength: 20 } }}
        />
      </ActForm>
    </Stack>
  );
}

/** The password, then an image for the telephone, then a first code of it. */
export function EnrolSecondFactor({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const [prepared, setPrepared] = useState<Prepared>();
  if (!prepared) return <AskPassword onPrepared={setPrepared} />;
  return <Confirm prepared={prepared} onCodes={onCodes} />;
}
