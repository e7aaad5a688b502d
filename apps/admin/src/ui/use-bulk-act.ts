import { useListContext, useLogoutIfAccessDenied, useNotify, useRefresh, useUnselect } from 'react-admin';
import { actOnEach, problemOf, successOf } from './act-on-each.ts';
import { useSingleMutation } from './use-single-mutation.ts';

export type BulkAct = {
  /** On one row. */
  run: (id: string) => Promise<unknown>;
  /** « Publié : 2 avis » */
  done: (count: number) => string;
};

/** One act on every row that is ticked: what is done or gone is ticked no more, what the shop refuses stays so. */
export function useBulkAct({ run, done: saidOf }: BulkAct) {
  const { resource, selectedIds } = useListContext();
  const unselect = useUnselect(resource);
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, data, isPending } = useSingleMutation({
    mutationFn: (ids: readonly string[]) => actOnEach(ids, run),
    onSuccess: async (outcome) => {
      unselect([...outcome.done, ...outcome.gone]);
      const success = successOf(outcome, saidOf);
      if (success !== undefined) notify(success, { type: 'success' });
      const hasLeft = outcome.stop !== undefined && (await logoutIfAccessDenied(outcome.stop));
      if (!hasLeft) refresh();
    },
  });
  return { act: () => mutate(selectedIds.map(String)), isBusy: isPending, problem: data && problemOf(data) };
}
