export { AccountPage } from './account-page.tsx';
export { InvitationPage } from './invitation-page.tsx';
