import type { SeminarRegistration } from '@tokpa/contract/seminar-registrations';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';

const ParticipantDialog = partOnDemand(() => import('./participant-dialog.tsx'));

/** On a seat that the shopper has bought: asks who will sit there. */
export function NameParticipant({ registration }: { registration: SeminarRegistration }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" className="self-start" onClick={() => setIsAsking(true)}>
        Changer le nom
        <span className="sr-only">{` : ${registration.fullName}, ${registration.seminar.title}`}</span>
      </Button>
      {isAsking && <ParticipantDialog registration={registration} onClose={() => setIsAsking(false)} />}
    </>
  );
}
