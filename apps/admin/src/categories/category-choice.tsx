import { SelectInput, useGetList, type SelectInputProps } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import { flattenTree } from './flatten-tree.ts';

const EVERY = { pagination: { page: 1, perPage: 100 } };
const INDENT = '\u00a0\u00a0\u00a0';

/** Chooses one category of the whole tree. */
export function CategoryChoice(props: Omit<SelectInputProps, 'choices'>) {
  const { data = [], isPending } = useGetList<Category>('categories', EVERY);
  const choices = flattenTree(data).map(({ category, depth }) => ({
    id: category.id,
    name: INDENT.repeat(depth) + category.name,
  }));
  return <SelectInput {...props} choices={choices} isPending={isPending} />;
}
