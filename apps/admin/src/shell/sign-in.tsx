import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@tokpa/contract/client';
import { useCheckAuth, useLogin, useRedirect } from 'react-admin';
import { Box, Button, Card, Link, Stack, TextField, Typography } from '@mui/material';
import { messageOf, Problem } from '../ui/index.ts';

const FILL_ALL = 'Veuillez remplir tous les champs';

type SignInState = { problem: string | undefined; isBusy: boolean; asksCode: boolean };
type Given = { email: string; password: string; otp: string };

/** Signs in with what the form holds; the refusal of the API is said where it was asked for. */
function useSignIn() {
  const login = useLogin();
  const [state, setState] = useState<SignInState>({ problem: undefined, isBusy: false, asksCode: false });

  async function signIn({ email, password, otp }: Given): Promise<boolean> {
    if (email === '' || password === '') {
      setState({ ...state, problem: FILL_ALL });
      return false;
    }
    setState({ ...state, problem: undefined, isBusy: true });
    try {
      await login({ email, password, ...(otp !== '' && { otp }) });
      return true;
    } catch (error) {
      const isAsked = error instanceof ApiError && error.code === 'otp_required';
      // The first time it is no problem: the field that appears says what is missing.
      const problem = isAsked && !state.asksCode ? undefined : messageOf(error);
      setState({ problem, isBusy: false, asksCode: state.asksCode || isAsked });
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

/** The code's field once it is there: it is asked for last. */
function focusField(form: HTMLFormElement | null, otherwise: string): void {
  const field = form?.querySelector<HTMLInputElement>('[name=otp]');
  (field ?? form?.querySelector<HTMLInputElement>(`[name=${otherwise}]`))?.focus();
}

function CodeField({ problemId, hasProblem }: { problemId: string; hasProblem: boolean }) {
  return (
    <TextField
      name="otp"
      label="Code de votre application, ou de secours"
      autoComplete="one-time-code"
      size="medium"
      error={hasProblem}
      // It appears where the person has just asked to go on.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one field that is still empty
      autoFocus
      slotProps={{ htmlInput: { 'aria-describedby': problemId, maxLength: 20 } }}
    />
  );
}

export function SignIn() {
  const { problem, isBusy, asksCode, signIn } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();
  useLeaveWhenSignedIn();
  useEffect(() => {
    document.title = 'Connexion – Back-office';
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = readField(fields, 'email').trim();
    const given = { email, password: readField(fields, 'password'), otp: readField(fields, 'otp').trim() };
    if (await signIn(given)) return;
    focusField(form.current, email === '' ? 'email' : 'password');
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
            <Problem id={problemId}>{problem}</Problem>
            <TextField {...field} name="email" label="Email" type="email" autoComplete="username" size="medium" />
            <TextField
              {...field}
              name="password"
              label="Mot de passe"
              type="password"
              autoComplete="current-password"
              size="medium"
            />
            {asksCode && <CodeField problemId={problemId} hasProblem={problem !== undefined} />}
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
