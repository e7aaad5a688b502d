export { ShopperOnly, VisitorOnly } from './guards.tsx';
export { resumeSession } from './resume-session.ts';
export { logIn, logOut, register, requestResetCode, resetPassword } from './session-calls.ts';
export { currentSession, forgetSession, keepUser, subscribeToSession } from './session-store.ts';
export type { Session } from './session-store.ts';
export { useSession } from './use-session.ts';
