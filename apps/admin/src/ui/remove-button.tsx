import { DeleteWithConfirmButton, useCanAccess, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useRowTitles } from './row-title.ts';

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
  const titleOf = useRowTitles();
  const translate = useTranslate();
  if (!canAccess) return null;
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      confirmTitle={question}
      confirmContent={consequence}
      {...(record && {
        record,
        redirect: false,
        'aria-label': `${translate('ra.action.delete')} : ${titleOf(record)}`,
      })}
      sx={{ minHeight: 44 }}
    />
  );
}
