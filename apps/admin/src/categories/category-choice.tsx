import { SelectInput, useGetList, type SelectInputProps } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import { EVERY_CATEGORY, INDENT } from './every-category.ts';
import { flattenTree } from './flatten-tree.ts';

/** Chooses one category of the whole tree. */
export function CategoryChoice(props: Omit<SelectInputProps, 'choices'>) {
  const { data = [], isPending } = useGetList<Category>('categories', EVERY_CATEGORY);
  const choices = flattenTree(data).map(({ category, depth }) => ({
    id: category.id,
    name: INDENT.repeat(depth) + category.name,
  }));
  return <SelectInput {...props} choices={choices} isPending={isPending} />;
}
