/** The result of a stretch of play. */
export interface Stretch {
  moves: number;
  games: number;
  /** Legal moves, summed over all questions; 0 where they were not counted. */
  listed: number;
  /** Processor time in milliseconds, including the setup of each game. */
  time: number;
}

/** A contestant plays whole random games, over and over. */
export interface Contestant {
  /** Plays whole games for about that many milliseconds. */
  play(milliseconds: number): Stretch;
}

/** Repeats it until the time is up. Processor time counts: others may be using the machine too. */
export function repeat(milliseconds: number, playOne: (stretch: Stretch) => void): Stretch {
  const stretch: Stretch = { moves: 0, games: 0, listed: 0, time: 0 };
  const before = process.cpuUsage();
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    playOne(stretch);
    stretch.games++;
  }
  const { user, system } = process.cpuUsage(before);
  stretch.time = (user + system) / 1000;
  return stretch;
}
