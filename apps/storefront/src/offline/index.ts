export { useOffline } from './start-offline.ts';
