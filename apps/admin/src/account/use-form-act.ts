import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import { messageOf, useSingleMutation } from '../ui/index.ts';

type FormAct<Values, Answer> = {
  initial: Values;
  send: (values: Values) => Promise<Answer>;
  /** Said once it is done; the form is empty again then. */
  done?: string;
  onDone?: (answer: Answer) => void;
};

/** A small form that is sent to the API: refusals stay at their field, and what was typed stays too. */
export function useFormAct<Values extends Record<string, string>, Answer>(act: FormAct<Values, Answer>) {
  const [values, setValues] = useState(act.initial);
  const notify = useNotify();
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => act.send(values),
    onSuccess: async (answer) => {
      if (act.done !== undefined) notify(act.done, { type: 'success' });
      setValues(act.initial);
      act.onDone?.(answer);
      await queries.invalidateQueries({ queryKey: ['own account'] });
    },
    onError: (refusal) => logoutIfAccessDenied(refusal),
  });
  const errors = error instanceof ApiError ? error.errors : {};
  const isElsewhere = error && !Object.keys(errors).some((name) => name in values);
  return {
    values,
    isBusy: isPending,
    /** What no field shows. */
    problem: isElsewhere ? messageOf(error) : undefined,
    submit: () => mutate(),
    /** Each of these forms needs all of its fields. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      error: errors[name] !== undefined,
      helperText: errors[name]?.[0],
      slotProps: { htmlInput: { 'aria-required': true } },
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    }),
  };
}
