/** Slovak for the cover of Tempus: what is read before the box is opened. */
export const sk = {
  'tempus.title': 'Tempus',
  'tempus.pitch':
    'Tri až päť národov na ostrove, ktorý si samy vytvoria: od prvých znakov v hline po prvý let, v desiatich érach.',
  'tempus.audience':
    'Pre hráčov, ktorí chcú celú civilizáciu za jeden večer a čas usadiť sa, kým dôjde k prvému súboju.',
} as const;
