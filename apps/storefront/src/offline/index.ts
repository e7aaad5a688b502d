export { startOffline } from './start-offline.ts';
