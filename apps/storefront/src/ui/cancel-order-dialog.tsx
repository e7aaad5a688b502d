import ConfirmDialog from './confirm-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';

type CancelOrderDialogProps = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onClose' | 'children'>;

/** Asks before an order is cancelled. Load it lazily. */
export default function CancelOrderDialog(props: CancelOrderDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Annuler la commande"
      question="Êtes-vous sûr de vouloir annuler cette commande ?"
      confirmLabel="Oui, annuler la commande"
      cancelLabel="Non, la garder"
    />
  );
}
