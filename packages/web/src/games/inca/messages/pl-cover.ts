/** Polish for the cover of Inca Empire: what is read before the box is opened. */
export const pl = {
  'inca.title': 'Imperium Inków',
  'inca.pitch':
    'Troje lub czworo graczy splata konkurujące ze sobą drogi w jedno imperium: podbijajcie, budujcie i zdobywajcie punkty za wszystko, z czym łączą was drogi, bez względu na to, kto to zbudował.',
  'inca.audience': 'Dla graczy, którzy lubią planować z wyprzedzeniem i zdobywać punkty za to, co zbudowali inni.',
} as const;
