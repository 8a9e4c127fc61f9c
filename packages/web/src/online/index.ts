/** The online screens, loaded together when the first of them is opened. */
export { FinishedGameScreen } from './finished-game.tsx';
export { NewTableScreen } from './new-table.tsx';
export { TableScreen } from './table-screen.tsx';
