import { useState } from 'react';
import { useCanAccess, useRecordContext, useResourceContext } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { CANCELLATION_MESSAGE_MAX, type Cancellation, type CancellationInput } from '@tokpa/contract/course-fields';
import { formatFcfa } from '@tokpa/contract/money';
import { sayCount } from '@tokpa/contract/say-count';
import { isSessionOver } from '@tokpa/contract/session-end';
import { Button, DialogContentText, TextField } from '@mui/material';
import { ActDialog, ReadFault, useAct } from '../ui/index.ts';

type Session = {
  id: string;
  title: string;
  startDate: string | null;
  endDate?: string | null;
  cancelledAt: string | null;
};

type CallOffProps = {
  /** « Annuler le séminaire » */
  label: string;
  /** « annulé » */
  done: string;
  foresee: (id: string) => Promise<{ data: Cancellation }>;
  run: (id: string, body: CancellationInput) => Promise<unknown>;
};

function sayPeople({ seats, people }: Cancellation): string {
  if (seats === 0) return 'Personne n’y est inscrit.';
  const told =
    people === 0
      ? 'aucune adresse email : personne ne sera prévenu'
      : `${sayCount(people, 'personne')} ${people > 1 ? 'seront prévenues' : 'sera prévenue'} par email`;
  return `${sayCount(seats, 'place prise')}, ${told}.`;
}

function sayMoney({ paidOrders, amount }: Cancellation): string {
  if (paidOrders === 0) return 'Aucune commande payée n’est à rembourser.';
  return `${sayCount(paidOrders, 'commande payée')} à rembourser : ${formatFcfa(amount)}. Rien n’est remboursé tout seul : la page « Paiements » le signale.`;
}

type DialogProps = CallOffProps & { session: Session; resource: string; onClose: () => void };

function CallOffDialog({ label, done, foresee, run, session, resource, onClose }: DialogProps) {
  const { id, title } = session;
  const [message, setMessage] = useState('');
  const { act, isBusy, problem } = useAct({
    run: (body: CancellationInput) => run(id, body),
    done: `${title} : ${done}`,
    onDone: onClose,
  });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [resource, id, 'cancellation'],
    queryFn: () => foresee(id),
    // Somebody may have got a seat since it was last asked.
    gcTime: 0,
    // Once it is called off there is nothing more to foresee.
    enabled: !isBusy,
  });
  return (
    <ActDialog
      title={`${label} ?`}
      submitLabel={label}
      isGrave
      isIncomplete={!data}
      isBusy={isBusy}
      problem={problem}
      onSubmit={() => act({ message })}
      onClose={onClose}
    >
      {!data && error && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
      {data && (
        <>
          <DialogContentText>{sayPeople(data.data)}</DialogContentText>
          <DialogContentText>{sayMoney(data.data)}</DialogContentText>
        </>
      )}
      <DialogContentText>
        Cela ne se défait pas. La page de la boutique reste, et dit l’annulation. Ce qui n’est pas encore enregistré
        dans la fiche se perd.
      </DialogContentText>
      <TextField
        label="Mot aux inscrits (facultatif)"
        value={message}
        onChange={({ target }) => setMessage(target.value)}
        multiline
        minRows={2}
        helperText="Dit dans l’email d’annulation."
        slotProps={{ htmlInput: { maxLength: CANCELLATION_MESSAGE_MAX } }}
      />
    </ActDialog>
  );
}

/** Calls off the seminar or session of the page, after the question; nothing once it is called off or over. */
export function CallOff(props: CallOffProps) {
  const session = useRecordContext<Session>();
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: 'delete' });
  const [now] = useState(() => new Date());
  const [isAsked, setAsked] = useState(false);
  if (!canAccess || !session || session.cancelledAt !== null) return null;
  // A coaching session has no end of its own.
  if (isSessionOver({ endDate: null, ...session }, now)) return null;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsked(true)} sx={{ minHeight: 44 }}>
        {props.label}
      </Button>
      {isAsked && <CallOffDialog {...props} session={session} resource={resource} onClose={() => setAsked(false)} />}
    </>
  );
}
