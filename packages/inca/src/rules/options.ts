/** IE-SETUP-1: how many can play. */
export const SEATS: readonly number[] = [3, 4];

/** The game as the rules print it has none of the variants. */
export const STANDARD = {
  /** IE-VARIANT-PIZARRO-1: the last column may end early. */
  pizarro: false,
  /** IE-VARIANT-FALL-1: two columns fewer. */
  earlyFall: false,
  /** IE-VARIANT-GODS-1: the markers of 3 labor lie in fixed provinces, face up. */
  agreementOfGods: false,
};

/** What a table may agree on. */
export type Options = { [name in keyof typeof STANDARD]: boolean };

/** Reads options from outside: missing ones are standard, unknown ones are refused. */
export function readOptions(value: unknown): Options | null {
  if (typeof value !== 'object' || value === null) return null;
  const options = { ...STANDARD, ...value };
  const isKnown = Object.entries(options).every(
    ([name, on]) => Object.hasOwn(STANDARD, name) && typeof on === 'boolean',
  );
  return isKnown ? options : null;
}
