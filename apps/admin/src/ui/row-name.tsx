import type { MouseEvent, ReactNode } from 'react';
import {
  LinkBase,
  useCreatePath,
  useDataTableCallbacksContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { Avatar, Link, Stack, Typography } from '@mui/material';

// The row itself would go there a second time.
const stopHere = (event: MouseEvent) => event.stopPropagation();

/**
 * What names a row. In a table it is a link to where a touch on the row leads: for the keyboard, and for who opens several beside
 * each other. In a card, which is a link itself, it is only the name.
 */
export function RowName({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const { rowClick } = useDataTableCallbacksContext();
  const createPath = useCreatePath();
  if (!record || (rowClick !== 'edit' && rowClick !== 'show')) {
    return <Typography sx={{ fontWeight: 600 }}>{children}</Typography>;
  }
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, id: record.id, type: rowClick })}
      onClick={stopHere}
      sx={{ fontWeight: 600 }}
    >
      {children}
    </Link>
  );
}

/** The same beside its picture, or its first letter where it has none. */
export function PicturedName({ name, image }: { name: string; image: string | null }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar variant="rounded" src={image ?? undefined} alt="">
        {name.charAt(0)}
      </Avatar>
      <RowName>{name}</RowName>
    </Stack>
  );
}
