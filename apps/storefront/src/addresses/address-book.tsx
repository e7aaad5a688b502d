import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import type { AddressPlaces } from './address-list.tsx';
import { isGone, useAddress, useAddresses, useRefreshAddressLists } from './address-queries.ts';

/** Stands in the address for an address that is yet to be written. */
export const NEW_ADDRESS = 'nouvelle';

type AddressBookProps = {
  page: number;
  /** The id of the address being changed, or `NEW_ADDRESS`; null for the list. */
  open: string | null;
  places: AddressPlaces;
};

export function AddressBook({ page, open, places }: AddressBookProps) {
  const heading = useFocusWhenChanged(open);
  const top = useTopOnPage(page);
  const navigate = useNavigate();
  const total = useAddresses({ page }).data?.meta.total;
  const toList = () => void navigate(places.page(page), { replace: true, preventScrollReset: true });
  const title = open === null ? 'Mes adresses' : open === NEW_ADDRESS ? 'Nouvelle adresse' : 'Modifier l’adresse';

  function saved() {
    toast.success('Adresse enregistrée');
    toList();
  }

  return (
    <section ref={top} tabIndex={-1} className="outline-none">
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {open === null && Boolean(total) && (
          <ButtonLink to={places.add} preventScrollReset variant="secondary">
            <Plus aria-hidden="true" className="size-5" />
            Ajouter une adresse
          </ButtonLink>
        )}
      </div>
      {open === null && <AddressList page={page} places={places} />}
      {open === NEW_ADDRESS && (
        <FormCard>
          <AddressForm onSaved={saved} onCancel={toList} />
        </FormCard>
      )}
      {open !== null && open !== NEW_ADDRESS && <EditAddress key={open} id={open} onSaved={saved} onCancel={toList} />}
    </section>
  );
}

/** Between list and form the focus goes to the heading: what follows has changed. */
function useFocusWhenChanged(view: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}

type EditProps = { id: string; onSaved: (address: ShippingAddress) => void; onCancel: () => void };

const READING_FAILED = 'Erreur lors de la récupération des adresses de livraison';

/** What is gone can neither be changed nor asked for again: the list is left without it. */
function useLeaveWhenGone(error: Error | null, onLeave: () => void): boolean {
  const hasGone = isGone(error);
  const refreshLists = useRefreshAddressLists();
  const leave = useEffectEvent(() => {
    toast.error(explainError(error, READING_FAILED));
    void refreshLists();
    onLeave();
  });
  useEffect(() => {
    if (hasGone) leave();
  }, [hasGone]);
  return hasGone;
}

function EditAddress({ id, onSaved, onCancel }: EditProps) {
  const address = useAddress(id);
  const isLeaving = useLeaveWhenGone(address.error, onCancel);
  if (address.isPending || isLeaving) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-160 rounded-card" />
      </SkeletonGroup>
    );
  }
  if (address.isLoadingError) {
    const message = explainError(address.error, READING_FAILED);
    return <ErrorView message={message} busy={address.isFetching} onRetry={() => void address.refetch()} />;
  }
  return (
    <FormCard>
      <AddressForm initial={address.data} onSaved={onSaved} onCancel={onCancel} />
    </FormCard>
  );
}

function FormCard({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-surface p-4 sm:p-6">{children}</div>;
}
