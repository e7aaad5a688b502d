import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { loginAddress } from '../api/origin.ts';
import { useSession } from '../session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { usePlace } from './use-place.ts';

type FormationActionProps = {
  formation: { id: string; price: number };
  /** Where the lessons of an enrolment are read. */
  lessonsAddress: (enrollmentId: string) => string;
  /** The way into the cart. */
  children: ReactNode;
};

/** Back to the lessons for whoever is enrolled, or to the order that waits for its payment; else in for nothing, or into the cart. All of one height: nothing jumps. Who waits for the team reads so. */
export function FormationAction({ formation, lessonsAddress, children }: FormationActionProps) {
  const place = usePlace(formation);
  if (place === 'waiting') return <Waiting />;
  if (place) {
    const isOpen = 'enrollmentId' in place;
    return (
      <ButtonLink to={isOpen ? lessonsAddress(place.enrollmentId) : `/order/${place.orderId}`} wide size="large">
        {isOpen ? 'Continuer la formation' : 'Voir la commande'}
      </ButtonLink>
    );
  }
  if (formation.price === 0) return <EnrollButton formationId={formation.id} lessonsAddress={lessonsAddress} />;
  return children;
}

function Waiting() {
  return (
    <p role="status" className="flex min-h-13 items-center font-semibold">
      Inscription en attente : un email vous préviendra.
    </p>
  );
}

type EnrollButtonProps = Pick<FormationActionProps, 'lessonsAddress'> & { formationId: string };

function EnrollButton({ formationId, lessonsAddress }: EnrollButtonProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function enroll(): Promise<void> {
    if (status === 'visitor') return navigate(loginAddress());
    setBusy(true);
    try {
      const { data } = await api.call('POST /formations/{id}/enroll', { params: { id: formationId } });
      await navigate(lessonsAddress(data.id));
    } catch (error) {
      toast.error(explainError(error, "Erreur lors de l'inscription"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button wide size="large" busy={busy} busyLabel="Inscription..." onClick={() => void enroll()}>
      {status === 'visitor' ? 'Se connecter pour s’inscrire' : 'S’inscrire gratuitement'}
    </Button>
  );
}
