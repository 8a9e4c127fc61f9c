/** Administration, loaded when it is opened. */
export { AdminScreen } from './admin.tsx';
