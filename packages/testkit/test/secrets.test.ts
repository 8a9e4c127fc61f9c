import { below, type Game, shuffle } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { type Lanterns, lanterns } from '../src/index.ts';
import { broken, caughtBy, lanternTurn, withTurn } from './faults.ts';
import { lanternsLaws } from './witnesses.ts';

const leaks = (game: Game<Lanterns>, seats = 2) => caughtBy('no leak', game, lanternsLaws, seats);

describe('imagination', () => {
  test('an imagine that deals nothing again', () => {
    expect(broken({ ...lanterns, imagine: () => {} }, lanternsLaws)).toBe('imagination');
  });

  test('an imagine that leaves alone what nobody knows', () => {
    const lazy: Game<Lanterns> = {
      ...lanterns,
      imagine: (s, dreamer) => (dreamer === 'everyone' ? undefined : lanterns.imagine(s, dreamer)),
    };
    expect(broken(lazy, lanternsLaws)).toBe('imagination');
  });
});

describe('dreams', () => {
  test('unseen cards that are shuffled in the order in which they truly lie', () => {
    const careless: Game<Lanterns> = {
      ...lanterns,
      imagine(s, dreamer) {
        if (dreamer === 'everyone') return lanterns.imagine(s, dreamer);
        const unseen = [...(s.hands[1 - dreamer] as number[]), ...s.deck];
        shuffle(s, unseen);
        s.hands[1 - dreamer] = unseen.splice(0, s.hands[1 - dreamer]?.length);
        s.deck = unseen;
      },
    };
    expect(broken(careless, lanternsLaws)).toBe('dreams');
  });

  test('a dream that is now and then the truth', () => {
    const tired: Game<Lanterns> = {
      ...lanterns,
      imagine: (s, dreamer) => (below(s.rng, 4) > 0 ? lanterns.imagine(s, dreamer) : undefined),
    };
    expect(caughtBy('dreams', tired, lanternsLaws)).toBe(true);
  });
});

describe('redeal', () => {
  const together = (imagine: (s: Lanterns['state']) => void): Game<Lanterns> => ({
    ...lanterns,
    imagine: (s, dreamer) => (dreamer === 'everyone' ? imagine(s) : lanterns.imagine(s, dreamer)),
  });

  test('cards that somebody holds are dealt again', () => {
    expect(
      broken(
        together((s) => lanterns.imagine(s, 0)),
        lanternsLaws,
      ),
    ).toBe('redeal');
  });

  test('a deck that is shuffled in the order in which it truly lies', () => {
    expect(
      broken(
        together((s) => shuffle(s, s.deck)),
        lanternsLaws,
      ),
    ).toBe('redeal');
  });

  test('a card that is lost, or an answer that is taken back', () => {
    const losing = (s: Lanterns['state']) => {
      lanterns.imagine(s, 'everyone');
      if (s.deck.length > 0) s.deck[0] = 99;
    };
    expect(caughtBy('redeal', together(losing), lanternsLaws)).toBe(true);
    const forgetful = (s: Lanterns['state']) => {
      lanterns.imagine(s, 'everyone');
      s.sealed = s.sealed.map(() => null);
    };
    expect(caughtBy('redeal', together(forgetful), lanternsLaws)).toBe(true);
  });
});

describe('no leak', () => {
  test('a view that shows the top card of the deck', () => {
    expect(leaks({ ...lanterns, view: (s, viewer) => ({ ...lanterns.view(s, viewer), deck: s.deck[0] ?? 0 }) })).toBe(
      true,
    );
  });

  test('a view of another hand, to players or to the public', () => {
    expect(leaks({ ...lanterns, view: (s) => lanterns.view(s, 0) })).toBe(true);
    expect(leaks({ ...lanterns, view: (s, viewer) => lanterns.view(s, viewer === 'public' ? 1 : viewer) })).toBe(true);
  });

  test('a sealed answer that is shown', () => {
    const peeking: Game<Lanterns> = {
      ...lanterns,
      view(s, viewer) {
        const bets = s.sealed.map((move) => (move?.type === 'bet' ? move.bet : -1));
        return { ...lanterns.view(s, viewer), bets };
      },
    };
    expect(leaks(peeking)).toBe(true);
  });

  test('an event told to all that names a drawn card', () => {
    const loud = withTurn({
      play: (s, f, seat, move, tell) => lanternTurn.play(s, f, seat, move, (event) => tell(event)),
    });
    expect(broken(loud, lanternsLaws)).toBe('no leak');
    expect(leaks(loud, 3)).toBe(true);
  });

  test('a refusal whose clause depends on the deck', () => {
    const chatty: Game<Lanterns> = {
      ...lanterns,
      forbids(s, seat, move) {
        const clause = lanterns.forbids(s, seat, move);
        return clause === 'LA-TURN-2' && (s.deck[0] ?? 0) % 2 > 0 ? 'LA-DECK-1' : clause;
      },
    };
    expect(leaks(chatty)).toBe(true);
  });

  test('a refusal that tells whether a hidden card is in the deck or in a hand', () => {
    const telling: Game<Lanterns> = {
      ...lanterns,
      forbids(s, seat, move) {
        const clause = lanterns.forbids(s, seat, move);
        return clause === 'LA-TURN-2' && move.type === 'show' && s.deck.includes(move.card) ? 'LA-DECK-1' : clause;
      },
    };
    expect(leaks(telling)).toBe(true);
  });

  test('moves that depend on what the seat cannot see', () => {
    const guessing = withTurn({
      moves(s, f, seat, out) {
        lanternTurn.moves(s, f, seat, out);
        if ((s.deck[0] ?? 0) % 2 > 0) out.pop();
      },
    });
    expect(leaks(guessing)).toBe(true);
  });

  test('asked seats that depend on what is hidden', () => {
    const choosy = withTurn({ seats: (s, f) => ((s.deck[0] ?? 0) % 2 > 0 ? [f.seat] : [f.seat, f.seat]) });
    expect(leaks(choosy)).toBe(true);
  });

  test('a dream that deals hands again and forgets the deck', () => {
    const careless: Game<Lanterns> = {
      ...lanterns,
      imagine(s, seat) {
        const deck = [...s.deck];
        lanterns.imagine(s, seat);
        s.deck = deck;
      },
    };
    expect(broken(careless, lanternsLaws)).toBe('no leak');
  });

  test('a dream that gives another hand a wrong size', () => {
    const greedy: Game<Lanterns> = {
      ...lanterns,
      imagine(s, seat) {
        lanterns.imagine(s, seat);
        if (seat !== 'everyone') s.hands[1 - seat]?.push(...s.deck.splice(0, 1));
      },
    };
    expect(leaks(greedy)).toBe(true);
  });
});

describe('memory', () => {
  const forgets = (game: Game<Lanterns>) => caughtBy('memory', game, lanternsLaws);

  test('a dream that deals a shown card again', () => {
    const forgetful: Game<Lanterns> = {
      ...lanterns,
      imagine(s, seat) {
        lanterns.imagine(s, seat);
        const row = s.shown.find((cards, other) => other !== seat && cards.length > 0);
        if (!row || s.deck.length === 0) return;
        [row[0], s.deck[0]] = [s.deck[0] as number, row[0] as number];
      },
    };
    expect(forgets(forgetful)).toBe(true);
  });

  test('a dream that changes the dreamer’s own hand', () => {
    const confused: Game<Lanterns> = {
      ...lanterns,
      imagine(s) {
        const all = [...s.hands.flat(), ...s.deck];
        shuffle(s, all);
        s.hands = s.hands.map((hand) => all.splice(0, hand.length));
        s.deck = all;
      },
    };
    expect(forgets(confused)).toBe(true);
    expect(leaks(confused)).toBe(true);
  });
});

describe('undo', () => {
  const undoes = (game: Game<Lanterns>) => caughtBy('undo', game, lanternsLaws);

  test('a card shown without a tick of the clock', () => {
    const quiet = withTurn({
      play(s, f, seat, move, tell) {
        const { clock } = s;
        lanternTurn.play(s, f, seat, move, tell);
        if (move.type === 'show') s.clock = clock;
      },
    });
    expect(undoes(quiet)).toBe(true);
    expect(broken(quiet, lanternsLaws)).toBe('undo');
  });

  test('a look at the deck without a tick of the clock', () => {
    const peeping = withTurn({
      play(s, f, seat, move, tell) {
        lanternTurn.play(s, f, seat, move, tell);
        if (move.type === 'light') s.hands[seat]?.push(...s.deck.splice(0, 1));
      },
    });
    expect(undoes(peeping)).toBe(true);
  });

  test('randomness without a tick of the clock', () => {
    const rolling = withTurn({
      play(s, f, seat, move, tell) {
        const { clock } = s;
        lanternTurn.play(s, f, seat, move, tell);
        if (move.type !== 'light') return;
        shuffle(s, s.deck);
        s.clock = clock;
      },
    });
    expect(undoes(rolling)).toBe(true);
  });
});
