import { useEffect, useState } from 'react';
import { ApiError } from '@tokpa/contract/client';
import { PASSWORD_CRITERIA } from '@tokpa/contract/passwords';
import { Alert, Box, Card, Link, Stack, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { keepSession } from '../session.ts';
import { ActForm } from './act-form.tsx';
import { PasswordCriteria } from './password-criteria.tsx';
import { useFormAct } from './use-form-act.ts';

/** The token of the link, once: it does not stay in the address, where others might read it. */
function useToken(): string {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  useEffect(() => {
    document.title = 'Mot de passe – Back-office';
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return token;
}

/** The password is chosen; who has a second factor brings it at the sign-in. */
function leadToSignIn(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'otp_required') throw error;
}

/** Somebody who was invited, or forgot theirs, chooses a password, and is in. */
export function InvitationPage() {
  const token = useToken();
  const { field, values, isBusy, problem, submit } = useFormAct({
    initial: { password: '' },
    send: ({ password }) => api.call('POST /auth/admin/invitation', { body: { token, password } }).catch(leadToSignIn),
    onDone: (session) => {
      if (session) keepSession(session.token, session.user);
      // From the beginning, as the person who is signed in now.
      window.location.assign('/admin');
    },
  });
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card sx={{ width: '100%', maxWidth: 460, p: 3 }}>
        <Stack spacing={2}>
          <Typography variant="h1">Votre accès au back-office</Typography>
          {token === '' ? (
            <Alert severity="warning">Ouvrez cette page par le lien que l’équipe vous a envoyé.</Alert>
          ) : (
            <>
              <Typography color="text.secondary">Choisissez votre mot de passe.</Typography>
              <ActForm
                label="Choisir mon mot de passe"
                submitLabel="Enregistrer et entrer"
                isBusy={isBusy}
                problem={problem}
                onSubmit={submit}
              >
                <TextField
                  {...field('password')}
                  label="Mot de passe"
                  type="password"
                  autoComplete="new-password"
                  size="medium"
                />
                <PasswordCriteria password={values.password} criteria={PASSWORD_CRITERIA} />
              </ActForm>
            </>
          )}
          <Link href="/admin">Aller à la connexion</Link>
        </Stack>
      </Card>
    </Box>
  );
}
