import { useId } from 'react';
import { TRANSACTION_METHOD_LABELS } from '@tokpa/contract/order-status';
import { RECEIVED_METHODS, type ReceivedMethod } from '@tokpa/contract/received-methods';
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material';

type ReceivedMethodFieldProps = {
  value: ReceivedMethod | undefined;
  isMissing: boolean;
  change: (method: ReceivedMethod | undefined) => void;
};

/** Asked of whoever notes the money: what the customer once chose may not be how it came. */
export function ReceivedMethodField({ value, isMissing, change }: ReceivedMethodFieldProps) {
  const labelId = useId();
  return (
    <FormControl error={isMissing}>
      <FormLabel id={labelId}>{'Comment l’argent est-il arrivé\u00a0?'}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value ?? null}
        onChange={({ target }) => change(RECEIVED_METHODS.find((known) => known === target.value))}
      >
        {RECEIVED_METHODS.map((method) => (
          <FormControlLabel key={method} value={method} control={<Radio />} label={TRANSACTION_METHOD_LABELS[method]} />
        ))}
      </RadioGroup>
      {isMissing && <FormHelperText>Dites comment l’argent est arrivé</FormHelperText>}
    </FormControl>
  );
}
