import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { messageOf } from './message-of.ts';

type Act<Input> = {
  run: (input: Input) => Promise<unknown>;
  /** Said where the shop gives no reason of its own. */
  failure?: string;
  /** Said once it is done. */
  done: string;
  onDone?: () => void;
  /** What it shows is asked for again where it is refused, too: what is there is perhaps not what was shown. */
  readsAnewIfRefused?: boolean;
  /** All that it changes. Beside a form that is open: whatever else is read anew there takes away what somebody types. */
  changes?: QueryKey;
};

/** One act of the person at the desk: what it shows is asked for again afterwards, and a refusal stays beside its form. */
export function useAct<Input>({ run, failure, done, onDone, readsAnewIfRefused = false, changes }: Act<Input>) {
  const notify = useNotify();
  const refreshAll = useRefresh();
  const queries = useQueryClient();
  const refresh = () => (changes ? void queries.invalidateQueries({ queryKey: changes }) : refreshAll());
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, error, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
      onDone?.();
    },
    onError: async (refusal) => {
      const hasLeft = await logoutIfAccessDenied(refusal);
      // Beside a form of the page it would take away what somebody types there.
      if (readsAnewIfRefused && !hasLeft) refresh();
    },
  });
  return { act: mutate, problem: error ? messageOf(error, failure) : undefined, isBusy: isPending };
}
