import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Box } from '@mui/material';
import { useEmptyWords } from './no-rows.tsx';
import type { EmptyWords } from './say-empty.ts';
import { sayResults } from './say-results.ts';
import { visuallyHidden } from './visually-hidden.ts';

// Not heard itself: what is found twice in a row is said twice.
const ONCE_MORE = '\u00A0';

/** Tells who listens what came of a search, a filter, an order or a page; nothing of the rows that a screen begins with. */
export function ToldResults({ words }: { words: EmptyWords }) {
  const { data, error, filterValues, isFetching, page, perPage, sort, total } = useListContext();
  const empty = useEmptyWords(words);
  const asked = JSON.stringify([filterValues, sort, page, perPage]);
  const [told, setTold] = useState({ asked, text: '' });
  if (told.asked !== asked && !isFetching && !error) {
    const text = data?.length === 0 ? empty : sayResults({ total, page, perPage });
    setTold({ asked, text: text === told.text ? text + ONCE_MORE : text });
  }
  return (
    <Box role="status" sx={visuallyHidden}>
      {told.text}
    </Box>
  );
}
