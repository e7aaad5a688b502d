import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { SeatStatus } from '@tokpa/contract/course-fields';
import { Button, Stack, Typography } from '@mui/material';
import { useAct } from '../ui/index.ts';

type MarkSeatProps = {
  /** Whose rights count: `seminar-registrations`. */
  resource: string;
  /** Whose seat it is, for those who hear the button's name alone. */
  name: string;
  status: SeatStatus;
  /** Whether an order pays it. */
  isOrdered: boolean;
  run: (status: SeatStatus) => Promise<unknown>;
};

/** One touch at the door: who is there. Once more, if it was the wrong one. */
export function MarkSeat({ resource, name, status, isOrdered, run }: MarkSeatProps) {
  const { canAccess } = useCanAccess({ resource, action: 'edit' });
  // A place that is not paid yet is none that is confirmed, though somebody was taken for its owner.
  // Where nobody knows any more what it was, it waits for its payment: the shop confirms it if its order is paid.
  const [before, setBefore] = useState<SeatStatus>(isOrdered ? 'PENDING' : 'CONFIRMED');
  const hasCome = status === 'ATTENDED';
  const { act, problem, isBusy } = useAct({
    run: (next: SeatStatus) => run(next),
    changes: [resource],
    done: hasCome ? `${name} n’est plus noté présent.` : `${name} est noté présent.`,
  });
  if (!canAccess || status === 'CANCELLED') return null;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button
        size="small"
        variant={hasCome ? 'text' : 'outlined'}
        loading={isBusy}
        onClick={(event) => {
          event.stopPropagation();
          if (!hasCome) setBefore(status);
          act(hasCome ? before : 'ATTENDED');
        }}
        aria-label={hasCome ? `${name} : annuler la présence` : `${name} : noter présent`}
        sx={{ minHeight: 44 }}
      >
        {hasCome ? 'Annuler la présence' : 'Noter présent'}
      </Button>
      <Typography role="alert" variant="body2" color="error">
        {problem}
      </Typography>
    </Stack>
  );
}
