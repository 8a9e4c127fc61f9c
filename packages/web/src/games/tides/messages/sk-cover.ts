/** Slovak for the cover of Tides of Time: what is read before the box is opened. */
export const sk = {
  'tides.title': 'Tides of Time',
  'tides.pitch':
    'Dvaja hráči, osemnásť kariet, tri kolá. Vyberajte tajne, vymieňajte si karty v ruke a zanechajte po sebe niečo trvalé.',
  'tides.audience': 'Pre dvoch, ktorí radi hádajú, čo urobí súper. Dobrá hra na začiatok.',
  'tides.sign.double': '×2',
  'tides.card.1':
    '{form, select, gender {neuter} genitive {Kráľovského hniezda} accusative {Kráľovské hniezdo} other {Kráľovské hniezdo}}',
  'tides.card.2':
    '{form, select, gender {feminine} genitive {Pradávnej hranice} accusative {Pradávnu hranicu} other {Pradávna hranica}}',
  'tides.card.3': '{form, select, genitive {Večného paláca} accusative {Večný palác} other {Večný palác}}',
  'tides.card.4':
    '{form, select, gender {feminine} genitive {Veľkej knižnice v Ahme} accusative {Veľkú knižnicu v Ahme} other {Veľká knižnica v Ahme}}',
  'tides.card.5':
    '{form, select, gender {feminine} genitive {Studne many} accusative {Studňu many} other {Studňa many}}',
  'tides.card.6':
    '{form, select, gender {feminine} genitive {Citadely prorokov} accusative {Citadelu prorokov} other {Citadela prorokov}}',
  'tides.card.7': '{form, select, genitive {Zlatého zikkuratu} accusative {Zlatý zikkurat} other {Zlatý zikkurat}}',
  'tides.card.8':
    '{form, select, gender {plural} genitive {Kúpeľov bohov} accusative {Kúpele bohov} other {Kúpele bohov}}',
  'tides.card.9':
    '{form, select, genitive {Labyrintu prekliatych} accusative {Labyrint prekliatych} other {Labyrint prekliatych}}',
  'tides.card.10': '{form, select, gender {neuter} genitive {Oka Severu} accusative {Oko Severu} other {Oko Severu}}',
  'tides.card.11': '{form, select, gender {plural} genitive {Okov džina} accusative {Okovy džina} other {Okovy džina}}',
  'tides.card.12':
    '{form, select, genitive {Starcovho priesmyku} accusative {Starcov priesmyk} other {Starcov priesmyk}}',
  'tides.card.13':
    '{form, select, genitive {Prameňa krvavých sĺz} accusative {Prameň krvavých sĺz} other {Prameň krvavých sĺz}}',
  'tides.card.14':
    '{form, select, gender {plural} genitive {Nebeských stĺpov} accusative {Nebeské stĺpy} other {Nebeské stĺpy}}',
  'tides.card.15': '{form, select, gender {feminine} genitive {Predsiene} accusative {Predsieň} other {Predsieň}}',
  'tides.card.16': '{form, select, genitive {Krtinca} accusative {Krtinec} other {Krtinec}}',
  'tides.card.17':
    '{form, select, gender {feminine} genitive {Strechy sveta} accusative {Strechu sveta} other {Strecha sveta}}',
  'tides.card.18':
    '{form, select, genitive {Zafírového prístavu} accusative {Zafírový prístav} other {Zafírový prístav}}',
} as const;
