import { DeleteWithConfirmButton, useCanAccess, useResourceContext, type RaRecord } from 'react-admin';

type RemoveButtonProps = {
  /** « Supprimer cet avis ? » */
  question: string;
  /** What goes with it. */
  consequence: string;
  /** The row, where the screen is not about it alone; one stays on the list then. */
  record?: RaRecord;
};

/** Deletes one row once that is confirmed; only there for whoever may. */
export function RemoveButton({ question, consequence, record }: RemoveButtonProps) {
  const resource = useResourceContext();
  const { canAccess } = useCanAccess({ resource: resource ?? '', action: 'delete' });
  if (!canAccess) return null;
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={question}
      confirmContent={consequence}
      {...(record && { record, redirect: false })}
      sx={{ minHeight: 44 }}
    />
  );
}
