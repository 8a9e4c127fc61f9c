import { type CardId, type Comparison, cardOf, type Reason, type Suit } from '@tempora/tides/public';

/** Things in a row: "a, b and c"; "none" if there are none. */
export function listed(things: readonly string[]): string {
  if (things.length === 0) return 'none';
  return things.length === 1 ? things.join() : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** Why a card scored what it scored. */
export function reasonText(why: Reason): string {
  switch (why.kind) {
    case 'tie':
      return 'wins ties, scores nothing itself';
    case 'double':
      return `doubles ${listed(why.suits)}`;
    case 'majority':
      return majorityText(why.suit, why.mine, why.theirs, why.outcome);
    case 'per':
      return `${why.suit} counts ${why.count}`;
    case 'set':
      return `${why.suits.map((suit, i) => `${suit} ${why.counts[i]}`).join(', ')}: ${why.sets} ${why.sets === 1 ? 'set' : 'sets'}`;
    case 'set-once':
      return why.missing.length === 0 ? 'all five suits' : `missing ${listed(why.missing)}`;
    case 'missing':
      return `missing ${listed(why.missing)}`;
    case 'single-majority':
      return `suits with one card: ${listed(why.mine)} against ${listed(why.theirs)}${verdict(why.outcome)}`;
    case 'best-card':
      return `best card ${bestText(why.mine)} against ${bestText(why.theirs)}${verdict(why.outcome)}`;
  }
}

function majorityText(suit: Suit, mine: number, theirs: number, outcome: Comparison): string {
  return outcome === 'none' ? `no ${suit} card` : `${suit} ${mine} against ${theirs}${verdict(outcome)}`;
}

function bestText(card: CardId | null): string {
  return card === null ? 'none' : cardOf(card).name;
}

function verdict(outcome: Comparison): string {
  switch (outcome) {
    case 'more':
      return ': won';
    case 'nest':
      return ": a tie, won by King's Nest";
    case 'tie':
      return ': a tie, not won';
    case 'less':
      return ': lost';
    case 'none':
      return ': nothing to compare';
  }
}
