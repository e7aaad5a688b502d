export { AuthPage } from './auth-page.tsx';
export { ForgotPasswordForm } from './forgot-password-form.tsx';
export { LoginForm } from './login-form.tsx';
export { RegisterForm } from './register-form.tsx';
export { ResetPasswordForm } from './reset-password-form.tsx';
