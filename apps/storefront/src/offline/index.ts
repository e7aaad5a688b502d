export { useOffline } from './use-offline.ts';
