import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useCheckAuth, useLogin, useRedirect } from 'react-admin';
import { Alert, Box, Button, Card, Link, Stack, TextField, Typography } from '@mui/material';
import { messageOf } from '../ui/index.ts';

const FILL_ALL = 'Veuillez remplir tous les champs';

type SignInState = { problem: string | undefined; isBusy: boolean };

/** Signs in with what the form holds; the refusal of the API is said where it was asked for. */
function useSignIn() {
  const login = useLogin();
  const [state, setState] = useState<SignInState>({ problem: undefined, isBusy: false });

  async function signIn(email: string, password: string): Promise<boolean> {
    if (email === '' || password === '') {
      setState({ problem: FILL_ALL, isBusy: false });
      return false;
    }
    setState({ problem: undefined, isBusy: true });
    try {
      await login({ email, password });
      return true;
    } catch (error) {
      setState({ problem: messageOf(error), isBusy: false });
      return false;
    }
  }

  return { ...state, signIn };
}

/** Somebody who is signed in already has no business here. */
function useLeaveWhenSignedIn(): void {
  const checkAuth = useCheckAuth();
  const redirect = useRedirect();
  useEffect(() => {
    checkAuth({}, false).then(
      () => redirect('/'),
      () => undefined,
    );
  }, [checkAuth, redirect]);
}

function readField(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

export function SignIn() {
  const { problem, isBusy, signIn } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  useLeaveWhenSignedIn();
  useEffect(() => {
    document.title = 'Connexion – Back-office';
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [email, password] = [readField(fields, 'email').trim(), readField(fields, 'password')];
    if (await signIn(email, password)) return;
    form.current?.querySelector<HTMLInputElement>(email === '' ? '[name=email]' : '[name=password]')?.focus();
  }

  const field = {
    required: false,
    error: problem !== undefined,
    slotProps: { htmlInput: { 'aria-describedby': problemId } },
  };
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 400, p: 3 }}>
        <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
          <Stack spacing={2}>
            <Typography variant="h1">Connexion</Typography>
            <Typography color="text.secondary">Le back-office est réservé à l’équipe de la boutique.</Typography>
            <Box id={problemId} role="alert">
              {problem !== undefined && <Alert severity="error">{problem}</Alert>}
            </Box>
            <TextField {...field} name="email" label="Email" type="email" autoComplete="username" size="medium" />
            <TextField
              {...field}
              name="password"
              label="Mot de passe"
              type="password"
              autoComplete="current-password"
              size="medium"
            />
            <Button type="submit" variant="contained" size="large" loading={isBusy} fullWidth>
              Se connecter
            </Button>
            <Link href="/">Retour à la boutique</Link>
          </Stack>
        </form>
      </Card>
    </Box>
  );
}
