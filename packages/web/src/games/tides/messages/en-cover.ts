/** English for the cover of Tides of Time: what is read before the box is opened. */
export const en = {
  'tides.title': 'Tides of Time',
  'tides.pitch':
    'Two players, eighteen cards, three rounds. Choose in secret, swap hands, and leave something that lasts.',
  'tides.audience': 'For two who like to guess what the other will do. A good first game.',
  'tides.sign.double': '×2',
  'tides.card.1': 'King’s Nest',
  'tides.card.2': 'Ancient Divide',
  'tides.card.3': 'Eternal Palace',
  'tides.card.4': 'The Great Library of Ahm',
  'tides.card.5': 'The Mana Well',
  'tides.card.6': 'The Citadel of the Prophets',
  'tides.card.7': 'Golden Ziggurat',
  'tides.card.8': 'Gods’ Baths',
  'tides.card.9': 'The Maze of the Damned',
  'tides.card.10': 'The Eye of the North',
  'tides.card.11': 'The Jinn Shackles',
  'tides.card.12': 'Old Man’s Pass',
  'tides.card.13': 'Blood-tear Spring',
  'tides.card.14': 'The Sky Pillars',
  'tides.card.15': 'The Vestibule',
  'tides.card.16': 'The Molehill',
  'tides.card.17': 'The Roof of the World',
  'tides.card.18': 'The Sapphire Port',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
