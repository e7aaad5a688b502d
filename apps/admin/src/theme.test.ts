import { getContrastRatio } from '@mui/material';
import { expect, test } from 'vitest';
import { colours, theme } from './theme.ts';

const GROUNDS = [colours.surface, colours.sand, colours.greyTint];

test('what is drawn of a field and of a chart is told from its ground, and what may be typed is read', () => {
  const { MuiInputBase, MuiOutlinedInput } = theme.components ?? {};
  expect(MuiOutlinedInput?.styleOverrides?.notchedOutline).toEqual({ borderColor: colours.fieldLine });
  const placeholder = { opacity: 1, color: colours.mutedInk };
  expect(MuiInputBase?.styleOverrides?.input).toEqual({ '&::placeholder': placeholder });
  for (const ground of GROUNDS) {
    expect(getContrastRatio(colours.fieldLine, ground)).toBeGreaterThanOrEqual(3);
    expect(getContrastRatio(colours.darkAmber, ground)).toBeGreaterThanOrEqual(3);
    expect(getContrastRatio(colours.mutedInk, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
