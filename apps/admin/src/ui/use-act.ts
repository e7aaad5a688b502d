import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { messageOf } from './message-of.ts';

type Act<Input> = {
  run: (input: Input) => Promise<unknown>;
  /** Said where the shop gives no reason of its own. */
  failure?: string;
  /** Said once it is done. */
  done: string;
  onDone?: () => void;
};

/** One act of the person at the desk: what it shows is asked for again afterwards, and a refusal stays beside its form. */
export function useAct<Input>({ run, failure, done, onDone }: Act<Input>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, error, isPending } = useMutation({
    mutationFn: run,
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
      onDone?.();
    },
    onError: (refusal) => logoutIfAccessDenied(refusal),
  });
  return { act: mutate, problem: error ? messageOf(error, failure) : undefined, isBusy: isPending };
}
