import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { ShopperDetail } from '@tokpa/contract/users';
import { Button, TextField, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';

/** Gives somebody their account back, or mends an address that was mistyped. */
export function ChangeEmail({ user: { id, email } }: { user: ShopperDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(email);
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' });
  const close = () => setOpen(false);
  const { act, isBusy, problem } = useAct({
    run: () => api.call('PUT /users/{id}', { params: { id }, body: { email: wanted } }),
    done: 'L’adresse email de ce client est changée.',
    onDone: close,
  });
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Changer l’adresse email
      </Button>
      {isOpen && (
        <ActDialog
          title="Changer l’adresse email"
          submitLabel="Changer l’adresse"
          isBusy={isBusy}
          problem={problem}
          onSubmit={() => act(undefined)}
          onClose={close}
        >
          <Typography>
            Vérifiez d’abord que le compte est bien à cette personne. Ses sessions se ferment et son mot de passe ne
            sert plus : elle en choisit un autre par « Mot de passe oublié », à la nouvelle adresse.
          </Typography>
          <TextField
            label="Nouvelle adresse email"
            type="email"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </ActDialog>
      )}
    </>
  );
}
