import { SelectInput, useGetList, type SelectInputProps } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import { ReadFault } from '../ui/index.ts';
import { EVERY_CATEGORY, INDENT } from './every-category.ts';
import { flattenTree } from './flatten-tree.ts';

type CategoryChoiceProps = Omit<SelectInputProps, 'choices'> & {
  /** Left out with all that lies below it. */
  without?: string | undefined;
};

/** Chooses one category of the whole tree. */
export function CategoryChoice({ without, ...props }: CategoryChoiceProps) {
  const { data, error, isPending, isFetching, refetch } = useGetList<Category>('categories', EVERY_CATEGORY);
  const choices = flattenTree(data ?? [], 0, without).map(({ category, depth }) => ({
    id: category.id,
    name: INDENT.repeat(depth) + category.name,
  }));
  return (
    <>
      <SelectInput {...props} choices={choices} isPending={isPending} />
      {!data && error && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
    </>
  );
}
