import { AutocompleteArrayInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { BlogTag } from '@tokpa/contract/blog-tags';
import { ReadFault } from '../ui/index.ts';

const EVERY = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'name', order: 'ASC' as const } };

const named = (name: string) => ({ id: name, name });

/** Tags by their names: those that are there are proposed, another one is made by writing it. */
export function TagsInput() {
  const { data, error, isPending, isFetching, refetch } = useGetList<BlogTag>('blog-tags', EVERY);
  const given = (useWatch({ name: 'tags' }) ?? []) as string[];
  const names = [...new Set([...(data ?? []).map(({ name }) => name), ...given])];
  return (
    <>
      <AutocompleteArrayInput
        source="tags"
        label="Étiquettes"
        choices={names.map(named)}
        isPending={isPending}
        onCreate={(written) => (written ? named(written.trim()) : undefined)}
        createItemLabel="Créer « %{item} »"
        createLabel="Écrivez le nom d’une étiquette"
        helperText="Choisissez, ou écrivez-en une nouvelle"
      />
      {!data && error && <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />}
    </>
  );
}
