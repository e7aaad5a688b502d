import type { ComponentProps } from 'react';
import { useRecordContext } from 'react-admin';
import { styled } from '@mui/material';
import { useRowTitles } from './row-title.ts';

// As the library's own.
const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '100%',
  height: '100%',
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** What each box that is ticked is in the page, by the theme. One that chooses a row says which. */
export function CheckboxInput({ 'aria-label': name, ...box }: ComponentProps<'input'>) {
  const row = useRecordContext();
  const titleOf = useRowTitles();
  return <Input {...box} aria-label={name && row ? `${name} : ${titleOf(row)}` : name} />;
}
