export { botWith } from '../levels.ts';
export { type FloatNet, floatNet, writeNet } from '../net.ts';
export { plannerOf } from '../strong.ts';
export { type FitPlan, fit, freshNet, type Rows, rowsOf } from './fit.ts';
export { type Lesson, type Memory, playLesson } from './game.ts';
export { quickGreedy } from './quick-greedy.ts';
