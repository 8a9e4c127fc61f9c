import type { Connection } from '@tempora/client';
import type { MatchRequest, Update } from '@tempora/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { sendCommand } from '../client/command.ts';
import type { PlayerControls } from './board.ts';

/** A seat's move, or its last one taken back. */
type Command = { type: 'submit'; seat: number; move: string } | { type: 'undo'; seat: number };

/** Sends the commands of a match one after the other. */
class CommandQueue {
  readonly #connection: Connection<MatchRequest>;
  readonly #match: string;
  /** How far the match is, as last heard. */
  #seq = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #pending = new Map<string, Promise<string | null>>();
  readonly #waiting = new Set<() => void>();

  constructor(connection: Connection<MatchRequest>, match: string) {
    this.#connection = connection;
    this.#match = match;
  }

  /** Keeps up with the match until the returned function is called. */
  follow(): () => void {
    const stop = this.#connection.onMessage((message) => {
      if (message.type === 'update' && message.match === this.#match) this.#reach(message.seq);
    });
    return () => {
      stop();
      this.#reach(Number.POSITIVE_INFINITY);
    };
  }

  /**
   * Null once the table shows it, else what was wrong in words. A command is for the table as it was seen, or, behind
   * others, for the table as they leave it. What is asked for twice meanwhile is sent once.
   */
  send(command: Command, seenSeq: number): Promise<string | null> {
    const key = JSON.stringify(command);
    const same = this.#pending.get(key);
    if (same) return same;
    const isFirst = this.#pending.size === 0;
    const result = this.#last
      .then(() => this.#sendNow(command, isFirst ? seenSeq : this.#seq))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, result);
    this.#last = result;
    return result;
  }

  async #sendNow(command: Command, seq: number): Promise<string | null> {
    const error = await sendCommand(this.#connection, { ...command, match: this.#match, seq });
    while (!error && this.#seq <= seq) await new Promise<void>((resolve) => this.#waiting.add(resolve));
    return error;
  }

  #reach(seq: number): void {
    this.#seq = seq;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}

/** Sends commands of a match on the screen; what goes wrong is said by `notify`, until the next one is sent. True once the table shows it. */
export function useCommands(
  connection: Connection<MatchRequest>,
  match: string,
  notify: (error: string | null) => void,
) {
  const queue = useMemo(() => new CommandQueue(connection, match), [connection, match]);
  useEffect(() => queue.follow(), [queue]);
  return async (command: Command, seenSeq: number): Promise<boolean> => {
    notify(null);
    const error = await queue.send(command, seenSeq);
    notify(error);
    return error === null;
  };
}

interface Player {
  connection: Connection<MatchRequest>;
  update: Update;
  seat: number;
  send(command: Command): Promise<boolean>;
}

/** What a board needs to let a seat play. */
export function playerControls({ connection, update, seat, send }: Player): PlayerControls {
  const { match, moves } = update;
  return {
    moves,
    send: (move) => send({ type: 'submit', seat, move }),
    whyNot: async (move) => {
      const reply = await connection.request({ type: 'why-not', match, seat, move });
      return reply.type === 'reason' ? reply.error : null;
    },
    undo: update.canUndo ? () => void send({ type: 'undo', seat }) : null,
  };
}
