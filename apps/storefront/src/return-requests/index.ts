export { RefundDelays } from './refund-delays.tsx';
export { ReturnPolicy } from './return-policy.tsx';
export { ReturnRequest } from './return-request.tsx';
export { returnSteps, summariseReturns } from './return-texts.ts';
