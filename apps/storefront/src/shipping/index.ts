export { CheckoutFee } from './checkout-fee.tsx';
export { ShippingZones } from './shipping-zones.tsx';
export { SpecialCases } from './special-cases.tsx';
export { SHIPPING_GUARANTEES, SHIPPING_STEPS } from './shipping-texts.ts';
