import { useEffect, useId, useState, type FormEvent } from 'react';
import { useAuthProvider, useLogout } from 'react-admin';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { dropSession, dropToken, readUser } from '../session.ts';
import { askWith } from '../session-return.ts';
import { BUTTONS_IN_SIGHT, Problem } from '../ui/index.ts';
import { CodeField } from './code-field.tsx';
import { readField, useSignIn } from './use-sign-in.ts';

type ReturnFormProps = { email: string; onBack: () => void; onLeave: () => void };

function ReturnForm({ email, onBack, onLeave }: ReturnFormProps) {
  const authProvider = useAuthProvider();
  const { problem, isBusy, asksCode, signIn } = useSignIn(async (given) => authProvider?.login(given));
  const [titleId, problemId] = [useId(), useId()];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (await signIn({ email, password: readField(fields, 'password'), otp: readField(fields, 'otp').trim() }))
      onBack();
  }

  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Box component="form" onSubmit={(event) => void submit(event)} noValidate sx={BUTTONS_IN_SIGHT}>
        <DialogTitle id={titleId}>Votre session a pris fin</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5}>
            <Typography>
              Ce que vous avez saisi est toujours là. Reconnectez-vous&nbsp;: il sera enregistré aussitôt.
            </Typography>
            <TextField
              name="email"
              label="Email"
              value={email}
              autoComplete="username"
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <TextField
              name="password"
              label="Mot de passe"
              type="password"
              autoComplete="current-password"
              error={problem !== undefined}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else
              autoFocus
              slotProps={{ htmlInput: { 'aria-describedby': problemId, 'aria-required': true } }}
            />
            {asksCode && <CodeField problemId={problemId} hasProblem={problem !== undefined} />}
            <Problem id={problemId}>{problem}</Problem>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onLeave}>Quitter sans enregistrer</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Se reconnecter
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Asks whose session ended while they wrote to sign in where they are; who leaves goes to the sign-in page. */
export function SessionReturnDialog() {
  const [asked, setAsked] = useState<{ email: string; answer: (isBack: boolean) => void }>();
  const logout = useLogout();
  useEffect(
    () =>
      askWith(() => {
        const email = readUser()?.email ?? '';
        dropToken();
        return new Promise((answer) => {
          setAsked({ email, answer });
        });
      }),
    [],
  );
  if (!asked) return null;

  function close(isBack: boolean) {
    setAsked(undefined);
    asked?.answer(isBack);
    if (isBack) return;
    dropSession();
    void logout();
  }

  return <ReturnForm email={asked.email} onBack={() => close(true)} onLeave={() => close(false)} />;
}
