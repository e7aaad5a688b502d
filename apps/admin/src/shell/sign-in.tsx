import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useCheckAuth, useLogin, useRedirect } from 'react-admin';
import { Box, Button, Card, Link, Stack, TextField, Typography } from '@mui/material';
import { Problem } from '../ui/index.ts';
import { CodeField } from './code-field.tsx';
import { readField, useSignIn } from './use-sign-in.ts';

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

/** The code's field once it is there: it is asked for last. */
function focusField(form: HTMLFormElement | null, otherwise: string): void {
  const field = form?.querySelector<HTMLInputElement>('[name=otp]');
  (field ?? form?.querySelector<HTMLInputElement>(`[name=${otherwise}]`))?.focus();
}

export function SignIn() {
  const { problem, isBusy, asksCode, signIn } = useSignIn(useLogin());
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
    slotProps: { htmlInput: { 'aria-describedby': problemId, 'aria-required': true } },
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
            <Typography variant="body2" color="text.secondary">
              Mot de passe oublié ? Un propriétaire de la boutique vous envoie un lien, sous « Équipe ». Pour le seul
              propriétaire, la personne qui héberge la boutique en fait un.
            </Typography>
            <Link href="/">Retour à la boutique</Link>
          </Stack>
        </form>
      </Card>
    </Box>
  );
}
