/** The pages of who looks after a house. */
export { AdminScreen } from './admin.tsx';
