import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { Typography } from '@mui/material';
import { sayEmpty, type EmptyWords } from './say-empty.ts';

/** What stands in place of the rows where there is none. */
export function NoRows({ words }: { words: EmptyWords }) {
  const { filterValues, total } = useListContext();
  const resource = useResourceContext() ?? '';
  const { canAccess: mayMake = false } = useCanAccess({ resource, action: 'create' });
  return <Typography sx={{ p: 3 }}>{sayEmpty(words, { filter: filterValues, total, mayMake })}</Typography>;
}
