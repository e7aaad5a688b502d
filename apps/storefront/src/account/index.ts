export { AccountMenu } from './account-menu.tsx';
export { AccountSkeleton } from './account-skeleton.tsx';
export { accountAddress, accountTabLabel, readAccountTab } from './account-tabs.ts';
export type { AccountTab } from './account-tabs.ts';
export { ProfileTab } from './profile-tab.tsx';
export { SettingsTab } from './settings-tab.tsx';
export { WayBack } from './way-back.tsx';
