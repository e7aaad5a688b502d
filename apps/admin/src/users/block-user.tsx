import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { ShopperDetail } from '@tokpa/contract/users';
import { Button, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';

/** Keeps somebody out of the shop, or lets them in again. */
export function BlockUser({ user: { id, blocked } }: { user: ShopperDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { canAccess } = useCanAccess({ resource: 'users', action: 'edit' });
  const close = () => setOpen(false);
  const { act, isBusy, problem } = useAct({
    run: () => api.call('PUT /users/{id}', { params: { id }, body: { blocked: !blocked } }),
    done: blocked ? 'Ce client peut de nouveau se connecter.' : 'Ce client est bloqué.',
    onDone: close,
  });
  if (!canAccess) return null;
  const label = blocked ? 'Débloquer ce client' : 'Bloquer ce client';
  return (
    <>
      <Button variant="outlined" color={blocked ? 'primary' : 'error'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ActDialog
          title={label}
          submitLabel={blocked ? 'Débloquer' : 'Bloquer'}
          isGrave={!blocked}
          isBusy={isBusy}
          problem={problem}
          onSubmit={() => act(undefined)}
          onClose={close}
        >
          <Typography>
            {blocked
              ? 'Cette personne pourra de nouveau se connecter et commander.'
              : 'Ses sessions se ferment aussitôt et elle ne peut plus se connecter. Ses commandes en cours continuent.'}
          </Typography>
        </ActDialog>
      )}
    </>
  );
}
