import { contestants } from './contestants.ts';

/** One contestant in a process of its own, playing when it is told to. */
const contestant = await contestants().get(process.argv[2] ?? '')?.();
if (!contestant) throw new Error(`there is no contestant ${process.argv[2]}`);
process.on('message', (milliseconds: number) => process.send?.(contestant.play(milliseconds)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
