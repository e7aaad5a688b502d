import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PAYMENT_METHOD_LABELS } from '@tokpa/contract/order-status';
import { Box, Typography } from '@mui/material';
import { api } from '../api.ts';
import { messageOf, Problem } from '../ui/index.ts';
import { type CallerOrderForm, missingForPrice, readCallerQuote } from './caller-order-values.ts';
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
  // An order that was refused may have been so for its price: it is asked for again.
  const { submitCount } = useFormState();
  const wished = JSON.stringify(readCallerQuote(form) ?? null);
  const asked = useSettled(wished);
  const body = JSON.parse(asked) as ReturnType<typeof readCallerQuote> | null;
  const { paymentMethod = form.paymentMethod } = body ?? {};
  const { data, error } = useQuery({
    queryKey: ['orders/caller/quote', asked, submitCount],
    queryFn: async () => {
      const quote = await api.call('POST /orders/caller/quote', { body: body ?? { items: [], paymentMethod } });
      return { ...quote.data, methodName: PAYMENT_METHOD_LABELS[paymentMethod] };
    },
    enabled: body !== null,
    retry: false,
    // What was told stays what the order is made of, until something of it changes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isAsked = wished !== 'null';
  // What was asked for before is no longer what the caller wishes: its price would be said, and it is wrong.
  if (wished !== asked) return { isAsked };
  return error ? { isAsked, problem: messageOf(error) } : { isAsked, quote: data };
}

/** What the caller will pay, by the shop's own reckoning: said while they are on the line. */
export function CallerPrice() {
  const form = useWatch<CallerOrderForm>() as CallerOrderForm;
  const { isAsked, quote, problem } = useQuote(form);
  const { setValue } = useFormContext<CallerOrderForm>();
  const told = quote?.finalAmount ?? null;
  useEffect(() => setValue('agreedAmount', told), [told, setValue]);
  return (
    <Box sx={{ maxWidth: 420 }} aria-live="polite">
      {!isAsked && <Typography color="textSecondary">{missingForPrice(form)}</Typography>}
      {isAsked && !quote && !problem && <Typography color="textSecondary">Calcul…</Typography>}
      {quote && <AmountRows order={quote} />}
      <Problem>{problem}</Problem>
    </Box>
  );
}
