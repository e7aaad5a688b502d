import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { messageOf } from './message-of.ts';
import { useSingleMutation } from './use-single-mutation.ts';

type Act<Input, Answer> = {
  run: (input: Input) => Promise<Answer>;
  /** Said where the shop gives no reason of its own. */
  failure?: string;
  /** Said once it is done: of what was sent, where that may differ from what the screen holds by then, or in the shop's own words. */
  done: string | ((sent: Input, answer: Answer) => string);
  onDone?: (sent: Input, answer: Answer) => void;
  /** What it shows is asked for again where it is refused, too: what is there is perhaps not what was shown. */
  readsAnewIfRefused?: boolean;
  /** All that it changes; null where it changes nothing. Beside a form that is open: whatever else is read anew there takes away what somebody types. */
  changes?: QueryKey | null;
};

/** One act of the person at the desk: what it shows is asked for again afterwards, and a refusal stays beside its form. */
export function useAct<Input, Answer = unknown>(asked: Act<Input, Answer>) {
  const { run, failure, done, onDone, readsAnewIfRefused = false, changes } = asked;
  const notify = useNotify();
  const refreshAll = useRefresh();
  const queries = useQueryClient();
  const refresh = () => {
    if (changes === undefined) refreshAll();
    else if (changes !== null) void queries.invalidateQueries({ queryKey: changes });
  };
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: run,
    onSuccess: (answer, sent) => {
      notify(typeof done === 'string' ? done : done(sent, answer), { type: 'success' });
      refresh();
      onDone?.(sent, answer);
    },
    onError: async (refusal) => {
      const hasLeft = await logoutIfAccessDenied(refusal);
      // Beside a form of the page it would take away what somebody types there.
      if (readsAnewIfRefused && !hasLeft) refresh();
    },
  });
  return { act: mutate, problem: error ? messageOf(error, failure) : undefined, isBusy: isPending };
}
