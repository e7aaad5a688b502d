import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { Typography } from '@mui/material';
import { sayEmpty, type EmptyWords } from './say-empty.ts';

export function useEmptyWords(words: EmptyWords): string {
  const { filterValues, total } = useListContext();
  const resource = useResourceContext() ?? '';
  const { canAccess: mayMake = false } = useCanAccess({ resource, action: 'create' });
  return sayEmpty(words, { filter: filterValues, total, mayMake });
}

/** What stands in place of the rows where there is none. */
export function NoRows({ words }: { words: EmptyWords }) {
  return <Typography sx={{ p: 3 }}>{useEmptyWords(words)}</Typography>;
}
