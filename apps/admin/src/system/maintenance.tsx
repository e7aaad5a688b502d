import { useState } from 'react';
import { useCanAccess, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { MaintenanceAction } from '@tokpa/contract/system';
import { Button, Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, messageOf, Panel, Problem, useSingleMutation } from '../ui/index.ts';

const ACTS: readonly { action: MaintenanceAction; label: string; explanation: string }[] = [
  { action: 'backup', label: 'Sauvegarder', explanation: 'Toutes les données et tous les fichiers, en une archive.' },
  { action: 'clear-cache', label: 'Vider le cache', explanation: 'Les pages sont refaites à la prochaine visite.' },
  { action: 'reindex-search', label: 'Reconstruire la recherche', explanation: 'Relit les mots de chaque produit.' },
  {
    action: 'reconcile-payments',
    label: 'Vérifier les paiements',
    explanation: 'Demande au prestataire les nouvelles qui manquent.',
  },
  {
    action: 'expire-orders',
    label: 'Annuler les impayées',
    explanation: 'Les commandes dont le délai est passé ; leur stock est rendu.',
  },
  {
    action: 'purge-sessions',
    label: 'Purger les sessions',
    explanation: 'Supprime les sessions et les codes expirés.',
  },
];

function useMaintenanceAct(onDone: () => void) {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation({
    mutationFn: (action: MaintenanceAction) => api.call('POST /system/maintenance', { body: { action } }),
    onSuccess: ({ message }) => {
      notify(message, { type: 'success' });
      onDone();
    },
    onError: (refusal) => logoutIfAccessDenied(refusal),
  });
}

type MaintenanceProps = { isOn: boolean; onDone: () => void };

/** Closing takes a second thought: nobody can buy meanwhile. */
function SwitchMaintenance({ isOn, onDone }: MaintenanceProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMaintenanceAct(() => {
    setAsking(false);
    onDone();
  });
  if (isOn) {
    return (
      <>
        <Button variant="contained" loading={isPending} onClick={() => mutate('disable-maintenance')}>
          Rouvrir la boutique
        </Button>
        <Problem isInRow>{error && messageOf(error)}</Problem>
      </>
    );
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Mettre en maintenance
      </Button>
      {isAsking && (
        <ActDialog
          title="Mettre la boutique en maintenance"
          submitLabel="Fermer la boutique"
          isGrave
          isBusy={isPending}
          problem={error ? messageOf(error) : undefined}
          onSubmit={() => mutate('enable-maintenance')}
          onClose={() => setAsking(false)}
        >
          <Typography>
            Les clients verront une page qui leur demande de revenir dans quelques minutes. L’équipe continue de
            travailler, et les paiements en cours arrivent. Aucune commande impayée n’est annulée avant la réouverture.
          </Typography>
        </ActDialog>
      )}
    </>
  );
}

export function Maintenance({ isOn, onDone }: MaintenanceProps) {
  const { canAccess } = useCanAccess({ resource: 'system', action: 'edit' });
  const { mutate, isPending, variables, error } = useMaintenanceAct(onDone);
  if (!canAccess) return null;
  return (
    <Panel title="Entretien" action={<SwitchMaintenance isOn={isOn} onDone={onDone} />}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {ACTS.map(({ action, label, explanation }) => (
          <Stack
            component="li"
            key={action}
            direction="row"
            useFlexGap
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
          >
            <Button
              variant="outlined"
              sx={{ minWidth: 240 }}
              disabled={isPending}
              loading={isPending && variables === action}
              onClick={() => mutate(action)}
            >
              {label}
            </Button>
            <Typography variant="body2" color="text.secondary">
              {explanation}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <div role="alert">{error && <Typography color="error">{messageOf(error)}</Typography>}</div>
    </Panel>
  );
}
