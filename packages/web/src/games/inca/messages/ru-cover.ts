/** Russian for the cover of Inca Empire: what is read before the box is opened. */
export const ru = {
  'inca.title': 'Империя инков',
  'inca.pitch':
    'Трое или четверо игроков сплетают единую империю из дорог соперников: завоёвывайте, стройте и получайте очки за всё, с чем вы соединены, кто бы это ни построил.',
  'inca.audience': 'Для тех, кто любит планировать наперёд и получать очки за то, что построили другие.',
} as const;
