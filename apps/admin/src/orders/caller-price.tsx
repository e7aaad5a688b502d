import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Box, Typography } from '@mui/material';
import { api } from '../api.ts';
import { messageOf, Problem } from '../ui/index.ts';
import { type CallerOrderForm, readCallerQuote } from './caller-order-values.ts';
import { AmountRows } from './order-amounts.tsx';

const TYPING_PAUSE_MS = 400;

/** The value once it has stayed the same for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function useQuote(form: CallerOrderForm) {
  const asked = useSettled(JSON.stringify(readCallerQuote(form) ?? null));
  const body = JSON.parse(asked) as ReturnType<typeof readCallerQuote> | null;
  const query = useQuery({
    queryKey: ['orders/caller/quote', asked],
    queryFn: () => api.call('POST /orders/caller/quote', { body: body ?? { items: [], paymentMethod: 'momo' } }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...query, isAsked: body !== null, paymentMethod: body?.paymentMethod ?? form.paymentMethod };
}

/** What the caller will pay, by the shop's own reckoning: said while they are on the line. */
export function CallerPrice() {
  const { data, error, isAsked, paymentMethod } = useQuote(useWatch<CallerOrderForm>() as CallerOrderForm);
  const isKnown = isAsked && data !== undefined && !error;
  return (
    <Box sx={{ maxWidth: 420 }} aria-live="polite">
      {isKnown && <AmountRows order={{ ...data.data, paymentMethod }} />}
      {!isAsked && <Typography color="textSecondary">Choisissez les articles : le prix s’affiche ici.</Typography>}
      <Problem>{isAsked && error ? messageOf(error) : undefined}</Problem>
    </Box>
  );
}
