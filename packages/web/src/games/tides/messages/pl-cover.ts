/** Polish for the cover of Tides of Time: what is read before the box is opened. */
export const pl = {
  'tides.title': 'Przypływy czasu',
  'tides.pitch':
    'Dwoje graczy, osiemnaście kart, trzy rundy. Wybierajcie w tajemnicy, wymieniajcie się kartami na ręce i zostawcie po sobie coś trwałego.',
  'tides.audience': 'Dla dwojga, którzy lubią zgadywać, co zrobi druga strona. Dobra na pierwszy raz.',
  'tides.sign.double': '×2',
  'tides.card.1':
    '{form, select, gender {neuter} genitive {Królewskiego Gniazda} accusative {Królewskie Gniazdo} other {Królewskie Gniazdo}}',
  'tides.card.2': '{form, select, genitive {Pradawnego Progu} accusative {Pradawny Próg} other {Pradawny Próg}}',
  'tides.card.3': '{form, select, genitive {Wiecznego Pałacu} accusative {Wieczny Pałac} other {Wieczny Pałac}}',
  'tides.card.4':
    '{form, select, gender {feminine} genitive {Wielkiej Biblioteki Ahm} accusative {Wielką Bibliotekę Ahm} other {Wielka Biblioteka Ahm}}',
  'tides.card.5':
    '{form, select, gender {feminine} genitive {Studni Many} accusative {Studnię Many} other {Studnia Many}}',
  'tides.card.6':
    '{form, select, gender {feminine} genitive {Cytadeli Proroków} accusative {Cytadelę Proroków} other {Cytadela Proroków}}',
  'tides.card.7': '{form, select, genitive {Złotego Zigguratu} accusative {Złoty Ziggurat} other {Złoty Ziggurat}}',
  'tides.card.8':
    '{form, select, gender {plural} genitive {Łaźni Bogów} accusative {Łaźnie Bogów} other {Łaźnie Bogów}}',
  'tides.card.9':
    '{form, select, genitive {Labiryntu Potępionych} accusative {Labirynt Potępionych} other {Labirynt Potępionych}}',
  'tides.card.10':
    '{form, select, gender {neuter} genitive {Oka Północy} accusative {Oko Północy} other {Oko Północy}}',
  'tides.card.11':
    '{form, select, gender {plural} genitive {Kajdan Dżina} accusative {Kajdany Dżina} other {Kajdany Dżina}}',
  'tides.card.12':
    '{form, select, gender {feminine} genitive {Przełęczy Starca} accusative {Przełęcz Starca} other {Przełęcz Starca}}',
  'tides.card.13':
    '{form, select, gender {neuter} genitive {Źródła Krwawych Łez} accusative {Źródło Krwawych Łez} other {Źródło Krwawych Łez}}',
  'tides.card.14':
    '{form, select, gender {plural} genitive {Filarów Nieba} accusative {Filary Nieba} other {Filary Nieba}}',
  'tides.card.15': '{form, select, genitive {Przedsionka} accusative {Przedsionek} other {Przedsionek}}',
  'tides.card.16': '{form, select, gender {neuter} genitive {Kretowiska} accusative {Kretowisko} other {Kretowisko}}',
  'tides.card.17': '{form, select, genitive {Dachu Świata} accusative {Dach Świata} other {Dach Świata}}',
  'tides.card.18': '{form, select, genitive {Szafirowego Portu} accusative {Szafirowy Port} other {Szafirowy Port}}',
} as const;
