import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { fromShopTime, toShopTime } from './shop-time.ts';

/** A day and an hour of the shop's time; the row keeps the instant. */
export function MomentInput(props: Omit<DateTimeInputProps, 'format' | 'parse'>) {
  return <DateTimeInput {...props} format={toShopTime} parse={fromShopTime} />;
}
