/** The game that all chapters are taken from. Its seed decides the tiles and the deck. */
export const SEED = 'island 115';

/** All lay cards for a race at once, as in the first game: one answer instead of one for each card. */
export const OPTIONS = { simultaneousProgress: true };

/** Cards by their numbers, as places and patterns name them. */
export const EDUCATION = 3;
export const MEDICINE = 12;
export const SANITATION = 33;
export const WEAPONS = 38;

/** The island, up to the learner's last tile. */
export const SIX_TILES = [
  ...['0 tile:127/2', '1 tile:88/2', '2 tile:98/1', '0 tile:70/5', '1 tile:60/4', '2 tile:43/2'],
];

/** The island, and everybody's first people. */
export const SETTLED = [
  ...SIX_TILES,
  ...['0 tile:50/5', '1 tile:67/1'],
  ...['0 place:84', '0 place:70', '0 place:57'],
  ...['1 place:67', '1 place:55', '1 place:42'],
  ...['2 place:61', '2 place:62', '2 place:48'],
];

/** Up to everybody's last action of the first era. */
export const BEFORE_RACE = [
  ...SETTLED,
  ...['0 baby:84', '0 end', '1 baby:67', '1 end', '2 baby:62', '2 end'],
  ...['0 from:84', '0 to:71', '0 end', '1 baby:42', '1 end', '2 baby:48', '2 end'],
];

/** The learner has won the race for Writing, and has the first turn of the second era. */
export const WRITING = [
  ...BEFORE_RACE,
  ...['0 from:71', '0 to:70', '0 end', '1 from:67', '1 to:68', '1 end', '2 from:62', '2 to:75', '2 end'],
  ...['1 baby:67', '1 end', '2 from:48', '2 to:61', '2 end'],
];

/** The learner has won the race for Agriculture, Vera has built a city, and the learner is next. */
export const AGRICULTURE = [
  ...WRITING,
  ...['0 idea', '0 end', '1 from:42', '1 to:56', '1 end', '2 from:75', '2 to:76', '2 end'],
  ...['0 baby:84', '0 play:medicine-grass-1', '0 baby:57', '0 end'],
  ...['1 from:55', '1 to:56', '1 end', '2 baby:62', '2 end'],
  ...['0 from:84', '0 to:85', '0 end'],
  '0 lay:education-hill-1+sanitation-hill-1',
  ...['2 city:61/2', '2 end'],
];

/** Bruno has two people beside two of the learner's. */
export const BORDER = [
  ...AGRICULTURE,
  ...['0 city:70/2', '0 end', '1 from:67', '1 to:66', '1 end', '2 baby:48', '2 end'],
];

/** The learner has taken Bruno's hex, and has one more action in this era. */
export const SHORE = [
  ...BORDER,
  ...['0 fight:57-56', '0 commit:weapons-farm-2', '0 stand', '0 advance:1', '0 end'],
  ...['1 baby:42', '1 end', '2 from:62', '2 to:75', '2 end'],
];
