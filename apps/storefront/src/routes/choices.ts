import type { Choice } from '../ui/choice-links.tsx';
import { listAddress } from '../ui/list-address.ts';

type Narrowing = {
  /** The list with nothing left out, and what that is called there. */
  path: string;
  all: string;
  /** The name in the address, and each value it may have. */
  by: string;
  values: ReadonlyArray<{ label: string; value: string }>;
  chosen: string | undefined;
  /** Something else already narrows the list: then it is not all of it either. */
  isNarrowed?: boolean;
};

/** The whole list, and then each way to narrow it. */
export function choicesOf({ path, all, by, values, chosen, isNarrowed = false }: Narrowing): Choice[] {
  return [
    { label: all, to: path, isChosen: chosen === undefined && !isNarrowed },
    ...values.map(({ label, value }) => ({
      label,
      to: listAddress(path, { [by]: value }),
      isChosen: value === chosen,
    })),
  ];
}
