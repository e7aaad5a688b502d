export { Frame } from './frame.tsx';
export { NotAllowed } from './not-allowed.tsx';
export { SignIn } from './sign-in.tsx';
