import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { explainError } from '../api/explain-error.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorView } from '../ui/error-view.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast-store.ts';
import { AddressCard } from './address-card.tsx';
import { useAddresses, useDeleteAddress, useSetDefaultAddress } from './address-queries.ts';

const ConfirmDialog = partOnDemand(() => import('../ui/confirm-dialog.tsx'));

export type AddressPlaces = { add: string; edit: (id: string) => string; page: (page: number) => string };

export function AddressList({ page, places }: { page: number; places: AddressPlaces }) {
  const addresses = useAddresses({ page });
  if (addresses.isPending) return <ListSkeleton />;
  if (addresses.isLoadingError) {
    const message = explainError(addresses.error, 'Erreur lors de la récupération des adresses de livraison');
    return <ErrorView message={message} busy={addresses.isFetching} onRetry={() => void addresses.refetch()} />;
  }
  const { data, meta } = addresses.data;
  if (meta.total === 0) return <NoAddress add={places.add} />;
  // The only address of the last page has been deleted.
  if (page > meta.pages) return <Navigate replace to={places.page(meta.pages)} />;
  return (
    <>
      <Cards addresses={data} places={places} />
      <Paginator {...meta} noun="adresses" addressOf={places.page} />
    </>
  );
}

function useDeletion() {
  const [wanted, setWanted] = useState<ShippingAddress | null>(null);
  const deletion = useDeleteAddress();
  function confirm() {
    if (!wanted) return;
    deletion.mutate(wanted.id, {
      onSuccess: () => toast.success('Adresse supprimée'),
      onError: (error) => toast.error(explainError(error, "Erreur lors de la suppression de l'adresse")),
      onSettled: () => setWanted(null),
    });
  }
  return { wanted, setWanted, confirm, busy: deletion.isPending };
}

function Cards({ addresses, places }: { addresses: readonly ShippingAddress[]; places: AddressPlaces }) {
  const makeDefault = useSetDefaultAddress();
  const deletion = useDeletion();

  function makeDefaultAddress(id: string) {
    makeDefault.mutate(id, {
      onSuccess: () => toast.success('Adresse par défaut mise à jour'),
      onError: (error) => toast.error(explainError(error, "Erreur lors de la définition de l'adresse par défaut")),
    });
  }

  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            editAddress={places.edit(address.id)}
            busy={makeDefault.isPending && makeDefault.variables === address.id}
            onMakeDefault={() => makeDefaultAddress(address.id)}
            onDelete={() => deletion.setWanted(address)}
          />
        ))}
      </ul>
      {deletion.wanted && (
        <ConfirmDialog
          open
          title="Supprimer l’adresse"
          question="Êtes-vous sûr de vouloir supprimer cette adresse ?"
          confirmLabel="Supprimer"
          cancelLabel="Annuler"
          busy={deletion.busy}
          onConfirm={deletion.confirm}
          onClose={() => deletion.setWanted(null)}
        >
          {`${deletion.wanted.addressLine1}, ${deletion.wanted.city}`}
        </ConfirmDialog>
      )}
    </>
  );
}

function NoAddress({ add }: { add: string }) {
  return (
    <EmptyState
      title="Aucune adresse enregistrée"
      icon={<MapPin aria-hidden="true" className="size-8" />}
      action={
        <ButtonLink to={add} preventScrollReset>
          Ajouter une adresse
        </ButtonLink>
      }
      className="rounded-card border border-line bg-surface"
    >
      Enregistrez une adresse : elle sera proposée à chaque commande.
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Chargement des adresses..." className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </SkeletonGroup>
  );
}
