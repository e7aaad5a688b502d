import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import MapPinPlus from 'lucide-react/icons/map-pin-plus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import type { CheckoutSlots } from './checkout-props.ts';
import { StepActions } from './step-actions.tsx';
import { NEW_ADDRESS } from './use-step.ts';

const OPENED_HERE = 'opened here';
const FIRST_ADDRESS = 'premiere-adresse';

type DeliveryStepProps = {
  addresses: readonly ShippingAddress[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  slots: Pick<CheckoutSlots, 'AddressLines' | 'AddressForm'>;
  /** The form for a new one is opened. */
  onAdd: () => void;
  onContinue: () => void;
};

export function DeliveryStep(props: DeliveryStepProps) {
  const { addresses, onChoose, onAdd, onContinue } = props;
  const { AddressForm } = props.slots;
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const isAdding = hash === NEW_ADDRESS;
  const { title, place } = useReturn(isAdding);
  const add = () => {
    onAdd();
    void navigate(NEW_ADDRESS, { state: OPENED_HERE });
  };

  if (isAdding) {
    // Back to where it was opened; whoever came to its address by themselves goes on to the step.
    const close = () => void (state === OPENED_HERE ? navigate(-1) : navigate('/checkout', { replace: true }));
    const choose = (address: ShippingAddress) => {
      onChoose(address.id);
      close();
    };
    return (
      <div className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <h3 ref={title} tabIndex={-1} className="mb-4 text-lg outline-none">
          Nouvelle adresse
        </h3>
        <AddressForm onSaved={choose} onCancel={close} />
      </div>
    );
  }
  return (
    <div ref={place}>
      {addresses.length === 0 ? (
        <EmptyState
          title="Aucune adresse de livraison trouvée"
          icon={<MapPinPlus aria-hidden="true" className="size-8" />}
          className="rounded-card border border-line bg-surface"
        >
          Dites-nous où livrer votre commande : un quartier et un repère suffisent.
        </EmptyState>
      ) : (
        <AddressChoice {...props} />
      )}
      <DeliveryActions hasAddresses={addresses.length > 0} onAdd={add} onContinue={onContinue} />
    </div>
  );
}

type DeliveryActionsProps = { hasAddresses: boolean; onAdd: () => void; onContinue: () => void };

/** The step's main action is what comes next: an address first, and only then the payment. */
function DeliveryActions({ hasAddresses, onAdd, onContinue }: DeliveryActionsProps) {
  if (hasAddresses) {
    return (
      <>
        <Button variant="quiet" className="mt-3" onClick={onAdd}>
          <Plus aria-hidden="true" className="size-5" />
          Ajouter une adresse
        </Button>
        <StepActions>
          <Button size="large" onClick={onContinue}>
            Continuer vers le paiement
          </Button>
        </StepActions>
      </>
    );
  }
  return (
    <>
      {/* Whoever goes on all the same is told what is missing. */}
      <Button variant="quiet" className="mt-3" onClick={onContinue}>
        Continuer vers le paiement
      </Button>
      <StepActions>
        <Button id={FIRST_ADDRESS} size="large" onClick={onAdd}>
          Ajouter une adresse
        </Button>
      </StepActions>
    </>
  );
}

/**
 * The form takes the place of the button that opened it: the focus goes to its title. The long form gives its place to a short
 * list: who was at its end is led back to what was chosen.
 */
function useReturn(isAway: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current === isAway) return;
    wasAway.current = isAway;
    if (isAway) return title.current?.focus();
    const target = place.current?.querySelector<HTMLElement>(`input:checked, #${FIRST_ADDRESS}`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  }, [isAway]);
  return { title, place };
}

function AddressChoice({ addresses, chosenId, onChoose, slots: { AddressLines } }: DeliveryStepProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">Adresse de livraison</legend>
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          name="adresse"
          value={address.id}
          checked={address.id === chosenId}
          onChange={() => onChoose(address.id)}
          title={address.recipientName ?? address.city}
          badge={address.isDefault && <Badge tone="primary">Par défaut</Badge>}
        >
          <AddressLines address={address} />
        </RadioCard>
      ))}
    </fieldset>
  );
}
