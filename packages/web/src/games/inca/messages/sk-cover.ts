/** Slovak for the cover of Inca Empire: what is read before the box is opened. */
export const sk = {
  'inca.title': 'Ríša Inkov',
  'inca.pitch':
    'Traja alebo štyria hráči spriadajú zo súperiacich ciest jednu ríšu: dobýjajte, stavajte a získavajte body za všetko, s čím ste spojení, nech to postavil ktokoľvek.',
  'inca.audience': 'Pre hráčov, ktorí radi plánujú dopredu a získavajú body aj za to, čo postavili iní.',
} as const;
