export { Frame } from './frame.tsx';
export { SignIn } from './sign-in.tsx';
