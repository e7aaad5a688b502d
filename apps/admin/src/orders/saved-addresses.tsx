import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { Box, Button, Typography } from '@mui/material';
import { api } from '../api.ts';
import { ReadFault } from '../ui/index.ts';
import { type CallerOrderForm, EMPTY_ADDRESS, toAddressFields } from './caller-order-values.ts';

const inOneLine = ({ recipientName, addressLine1, city }: ShippingAddress) =>
  [recipientName, addressLine1, city].filter(Boolean).join(', ');

/** Takes over an address of the customer; it goes when another one is chosen, who would get a parcel in the first one's name. */
function useTakeOver({ who, userId }: Partial<CallerOrderForm>): (address: ShippingAddress) => void {
  const { setValue } = useFormContext();
  const takenFrom = useRef<string>(undefined);
  const customer = who === 'KNOWN' ? userId : undefined;
  useEffect(() => {
    if (takenFrom.current === undefined || takenFrom.current === customer) return;
    takenFrom.current = undefined;
    setValue('address', EMPTY_ADDRESS, { shouldDirty: true });
  }, [customer, setValue]);
  return (address) => {
    takenFrom.current = customer;
    setValue('address', toAddressFields(address), { shouldDirty: true });
  };
}

/** Where the known customer has had parcels sent: one touch fills in the fields. */
export function SavedAddresses() {
  const { who, userId } = useWatch<CallerOrderForm>();
  const takeOver = useTakeOver({ who, userId });
  // Not react-admin's own record: what the search brought knows no addresses.
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['users', userId, 'addresses'],
    queryFn: () => api.call('GET /users/{id}', { params: { id: userId ?? '' } }),
    enabled: who === 'KNOWN' && Boolean(userId),
  });
  if (who !== 'KNOWN') return null;
  if (!data && error) return <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />;
  const addresses = data?.data.addresses ?? [];
  if (addresses.length === 0) return null;
  return (
    <Box role="group" aria-label="Adresses enregistrées" sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Adresses enregistrées : touchez-en une pour la reprendre.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {addresses.map((address) => (
          <Button
            key={address.id}
            variant="outlined"
            sx={{ minHeight: 44, textAlign: 'left', textTransform: 'none', overflowWrap: 'anywhere' }}
            onClick={() => takeOver(address)}
          >
            {inOneLine(address)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
