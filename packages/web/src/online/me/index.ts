/** The pages of a person, fetched together when the first of them is opened. */
export { MeScreen } from './me.tsx';
export { RecoverScreen } from './recover.tsx';
