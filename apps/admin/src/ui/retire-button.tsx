import {
  DeleteButton,
  SaveButton,
  Toolbar,
  ToolbarClasses,
  useNotify,
  useRedirect,
  useResourceContext,
  useUnselect,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';

type Retirement = {
  label?: string;
  /** « Supprimer ce code ? » */
  question: string;
  /** What becomes of it where orders or customers have to do with it. */
  consequence: string;
};

/** Deletes a row, or takes it out of sale where orders name it: only the shop's answer tells which, so that is what is said. */
export function RetireButton({ label, question, consequence }: Retirement) {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const unselect = useUnselect(resource);
  const redirect = useRedirect();
  const form = useFormContext();
  const onSuccess = ({ id, said = '' }: RaRecord & { said?: string }) => {
    notify(said, { type: 'info' });
    unselect([id], true);
    // What was typed would hold up the way to the list.
    form.reset(undefined, { keepValues: true });
    redirect('list', resource);
  };
  return (
    <DeleteButton
      mutationMode="pessimistic"
      confirmTitle={question}
      confirmContent={consequence}
      mutationOptions={{ onSuccess }}
      {...(label !== undefined && { label })}
    />
  );
}

/** Below the form of what may have been ordered. */
export function RetireToolbar(retirement: Retirement) {
  return (
    <Toolbar>
      <div className={ToolbarClasses.defaultToolbar}>
        <SaveButton />
        <RetireButton {...retirement} />
      </div>
    </Toolbar>
  );
}
