import { useRef } from 'react';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';

type Options<Answer, Input> = Omit<UseMutationOptions<Answer, Error, Input>, 'onSettled'>;

/**
 * A mutation that is not begun again while it is under way. The button that says so is drawn only later, on a slow processor after the
 * second click of a double one: without this, money would go back twice.
 */
export function useSingleMutation<Answer, Input = void>(options: Options<Answer, Input>) {
  const isUnderWay = useRef(false);
  const { mutate, data, variables, error, isPending } = useMutation<Answer, Error, Input>({
    ...options,
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const begin: typeof mutate = (...input) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(...input);
  };
  return { mutate: begin, data, variables, error, isPending };
}
