/** The account pages, loaded together when the first of them is opened. */
export { AccountScreen } from './account-screen.tsx';
export { RecoverScreen } from './recover.tsx';
export { ResetScreen } from './reset.tsx';
export { SignInForm } from './sign-in-form.tsx';
