/** Polish for the cover of Tempus: what is read before the box is opened. */
export const pl = {
  'tempus.title': 'Tempus',
  'tempus.pitch':
    'Od trzech do pięciu ludów na wyspie, którą same tworzą: od pierwszych znaków na glinie do pierwszego lotu, w dziesięć epok.',
  'tempus.audience':
    'Dla graczy, którzy chcą przeżyć dzieje całej cywilizacji w jeden wieczór i zdążyć się zadomowić, zanim ktokolwiek będzie mógł walczyć.',
} as const;
