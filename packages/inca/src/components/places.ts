/** What a point of the map is: the capital, a place for a city or a garrison, or a plain junction. */
export type SiteKind = 'capital' | 'significant' | 'city' | 'garrison' | 'huaca';

/**
 * A point of the map by its place in SITES; Cusco is 0.
 * @minimum 0
 * @maximum 117
 */
export type SiteId = number & { readonly brand?: 'site' };

/**
 * A region by its place in REGIONS; the first four are starting regions.
 * @minimum 0
 * @maximum 45
 */
export type RegionId = number & { readonly brand?: 'region' };

export interface Site {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly kind: SiteKind;
  /** IE-TEMPLE-4: what a temple here is worth; 4 in an ordinary city (IE-TEMPLE-3). */
  readonly temple: number;
  readonly lat: number;
  readonly lon: number;
  /** Where it is drawn, 703 wide and 2553 high, the south below. */
  readonly x: number;
  readonly y: number;
}

type SiteRow = readonly [string, string, string, SiteKind, number, number, number, number];

/** All points of both boards, from Cusco outwards. */
const SITE_ROWS: readonly SiteRow[] = [
  ['cusco', 'Cusco', 'PE', 'capital', -13.517, -71.979, 487, 1377],
  ['limatambo', 'Limatambo (Tarawasi)', 'PE', 'huaca', -13.482, -72.446, 447, 1308],
  ['saywite', 'Saywite', 'PE', 'huaca', -13.548, -72.803, 385, 1358],
  ['pisac', 'Pisac', 'PE', 'huaca', -13.406, -71.842, 578, 1380],
  ['calca', 'Huchuy Qosqo (Calca)', 'PE', 'huaca', -13.322, -71.955, 530, 1327],
  ['rumicolca', 'Rumicolca', 'PE', 'huaca', -13.62, -71.73, 533, 1433],
  ['urcos', 'Urcos', 'PE', 'huaca', -13.687, -71.622, 526, 1510],
  ['pacariqtambo', 'Pacariqtambo (Maukallaqta)', 'PE', 'huaca', -13.8, -71.95, 419, 1411],
  ['paruro', 'Paruro', 'PE', 'huaca', -13.762, -71.848, 467, 1472],
  ['ancasmayo', 'Ancasmayo', 'CO', 'garrison', 1.12, -77.4, 525, 108],
  ['rumichaca', 'Rumichaca', 'EC', 'huaca', 0.81, -77.66, 450, 60],
  ['caranqui', 'Caranqui', 'EC', 'huaca', 0.32, -78.12, 373, 104],
  ['pambamarca', 'Pambamarca', 'EC', 'huaca', -0.08, -78.2, 447, 147],
  ['quito', 'Quito', 'EC', 'city', -0.22, -78.51, 371, 190],
  ['latacunga', 'Latacunga', 'EC', 'huaca', -0.93, -78.62, 444, 231],
  ['jocay', 'Jocay (Manta)', 'EC', 'huaca', -0.95, -80.72, 378, 279],
  ['guayaquil', 'Peñón del Río (Guayas)', 'EC', 'huaca', -2.17, -79.8, 459, 317],
  ['liribamba', 'Liribamba', 'EC', 'garrison', -1.75, -78.77, 516, 244],
  ['achupallas', 'Achupallas', 'EC', 'huaca', -2.28, -78.77, 554, 314],
  ['tomebamba', 'Tomebamba', 'EC', 'significant', -2.9, -79.0, 444, 402],
  ['ingapirca', 'Ingapirca', 'EC', 'huaca', -2.54, -78.87, 522, 388],
  ['saraguro', 'Villamarca (Saraguro)', 'EC', 'huaca', -3.62, -79.24, 386, 458],
  ['aypate', 'Aypate', 'PE', 'huaca', -4.7, -79.58, 311, 422],
  ['jaen', 'Jaén (Bracamoros)', 'PE', 'huaca', -5.71, -78.81, 277, 494],
  ['tumbes', 'Tumbes (Cabeza de Vaca)', 'PE', 'garrison', -3.63, -80.45, 372, 364],
  ['poechos', 'Poechos', 'PE', 'huaca', -4.68, -80.45, 281, 350],
  ['tucume', 'Túcume', 'PE', 'garrison', -6.51, -79.84, 137, 446],
  ['motupe', 'Motupe', 'PE', 'huaca', -6.15, -79.71, 227, 423],
  ['kuelap', 'Kuélap', 'PE', 'city', -6.42, -77.92, 258, 572],
  ['cochabambach', 'Cochabamba (Chachapoyas)', 'PE', 'garrison', -7.06, -77.78, 232, 651],
  ['cajamarca', 'Cajamarca', 'PE', 'city', -7.16, -78.51, 176, 588],
  ['huambos', 'Huambos', 'PE', 'huaca', -6.45, -78.96, 197, 508],
  ['chanchan', 'Chan Chan', 'PE', 'huaca', -8.11, -79.07, 94, 715],
  ['chiquitoy', 'Chiquitoy Viejo', 'PE', 'significant', -7.94, -79.17, 87, 619],
  ['farfan', 'Farfán', 'PE', 'huaca', -7.37, -79.45, 111, 530],
  ['marcahuamachuco', 'Marcahuamachuco', 'PE', 'huaca', -7.77, -78.08, 153, 662],
  ['pallasca', 'Pallasca (Conchucos)', 'PE', 'garrison', -8.25, -78.0, 183, 728],
  ['caraz', 'Tumshukayko (Caraz)', 'PE', 'huaca', -9.05, -77.81, 221, 797],
  ['chavin', 'Chavín de Huántar', 'PE', 'huaca', -9.59, -77.18, 182, 870],
  ['manchan', 'Manchán (Casma)', 'PE', 'huaca', -9.5, -78.27, 130, 800],
  ['huanucopampa', 'Huánuco Pampa', 'PE', 'significant', -9.88, -76.82, 149, 937],
  ['ichu', 'Ichu (Chupaychu)', 'PE', 'garrison', -9.93, -76.24, 234, 940],
  ['pachacamac', 'Pachacamac', 'PE', 'significant', -12.26, -76.9, 144, 1077],
  ['paramonga', 'Paramonga', 'PE', 'garrison', -10.65, -77.84, 92, 883],
  ['huaura', 'Rontoy (Huaura)', 'PE', 'huaca', -11.07, -77.6, 89, 990],
  ['pumpu', 'Pumpu', 'PE', 'huaca', -10.93, -76.28, 171, 1005],
  ['tarmatambo', 'Tarmatambo', 'PE', 'huaca', -11.47, -75.7, 242, 1028],
  ['xauxa', 'Hatun Xauxa', 'PE', 'city', -11.8, -75.49, 226, 1101],
  ['wariwillka', 'Wariwillka', 'PE', 'huaca', -12.13, -75.23, 256, 1174],
  ['centinela', 'La Centinela (Chincha)', 'PE', 'city', -13.45, -76.17, 98, 1176],
  ['inkawasi', 'Inkawasi (Lunahuaná)', 'PE', 'huaca', -13.0, -76.15, 169, 1154],
  ['tambocolorado', 'Tambo Colorado', 'PE', 'garrison', -13.7, -75.83, 162, 1234],
  ['vilcashuaman', 'Vilcashuamán', 'PE', 'city', -13.65, -73.95, 171, 1313],
  ['wari', 'Wari (Huamanga)', 'PE', 'huaca', -13.06, -74.2, 250, 1255],
  ['sondor', 'Sóndor (Andahuaylas)', 'PE', 'garrison', -13.66, -73.39, 246, 1343],
  ['curamba', 'Curamba', 'PE', 'huaca', -13.64, -73.12, 314, 1356],
  ['aymaraes', 'Chuquinga (Aymaraes)', 'PE', 'huaca', -14.24, -73.2, 262, 1437],
  ['machupicchu', 'Machu Picchu', 'PE', 'significant', -13.163, -72.545, 438, 1220],
  ['vitcos', 'Vitcos', 'PE', 'huaca', -13.1, -72.94, 338, 1208],
  ['choquequirao', 'Choquequirao', 'PE', 'huaca', -13.393, -72.873, 367, 1280],
  ['ollantaytambo', 'Ollantaytambo', 'PE', 'city', -13.258, -72.263, 513, 1258],
  ['lares', 'Lares', 'PE', 'garrison', -13.105, -72.044, 602, 1293],
  ['huamanmarca', 'Huamanmarca (Amaybamba)', 'PE', 'huaca', -12.98, -72.4, 547, 1200],
  ['paucartambo', 'Paucartambo', 'PE', 'garrison', -13.316, -71.597, 599, 1468],
  ['pilcopata', 'Pilcopata', 'PE', 'huaca', -12.91, -71.4, 643, 1409],
  ['marcapata', 'Marcapata', 'PE', 'huaca', -13.59, -70.97, 611, 1539],
  ['ausangate', 'Ausangate', 'PE', 'garrison', -13.79, -71.23, 530, 1576],
  ['ollachea', 'Ollachea', 'PE', 'huaca', -13.79, -70.47, 566, 1636],
  ['sandia', 'Sandia', 'PE', 'huaca', -14.32, -69.47, 502, 1698],
  ['ica', 'Tacaraca (Ica)', 'PE', 'huaca', -14.1, -75.72, 88, 1280],
  ['paredones', 'Paredones (Nasca)', 'PE', 'huaca', -14.82, -74.94, 60, 1380],
  ['tamboviejo', 'Tambo Viejo (Acarí)', 'PE', 'huaca', -15.44, -74.62, 88, 1485],
  ['hatunsora', 'Hatun Sora', 'PE', 'huaca', -14.12, -73.83, 192, 1394],
  ['pulapuco', 'Pulapuco (Lucanas)', 'PE', 'huaca', -14.62, -74.12, 122, 1417],
  ['parinacochas', 'Incahuasi (Parinacochas)', 'PE', 'garrison', -15.27, -73.68, 178, 1482],
  ['santotomas', 'Santo Tomás (Chumbivilcas)', 'PE', 'huaca', -14.45, -72.08, 331, 1520],
  ['accha', 'Accha', 'PE', 'garrison', -13.97, -71.83, 394, 1491],
  ['cotabambas', 'Cotabambas', 'PE', 'huaca', -13.75, -72.36, 340, 1435],
  ['cotahuasi', 'Cotahuasi', 'PE', 'huaca', -15.21, -72.89, 246, 1523],
  ['coropuna', 'Maucallacta (Coropuna)', 'PE', 'city', -15.68, -72.62, 262, 1603],
  ['quebradavaca', 'Quebrada de la Vaca', 'PE', 'huaca', -15.85, -74.25, 143, 1564],
  ['camana', 'Camaná', 'PE', 'huaca', -16.62, -72.71, 193, 1651],
  ['coporaque', 'Coporaque (Colca)', 'PE', 'garrison', -15.63, -71.65, 324, 1656],
  ['arequipa', 'Churajón (Arequipa)', 'PE', 'huaca', -16.5, -71.3, 264, 1725],
  ['kanamarca', "K'anamarca (Espinar)", 'PE', 'huaca', -14.79, -71.41, 381, 1594],
  ['raqchi', 'Raqchi', 'PE', 'city', -14.18, -71.37, 442, 1546],
  ['laraya', 'La Raya', 'PE', 'huaca', -14.48, -70.99, 469, 1621],
  ['hatunqolla', 'Hatunqolla', 'PE', 'city', -15.68, -70.14, 350, 1729],
  ['pukara', 'Pukará', 'PE', 'huaca', -15.04, -70.37, 413, 1675],
  ['huancane', 'Huancané', 'PE', 'huaca', -15.2, -69.76, 437, 1758],
  ['chucuito', 'Chucuito', 'PE', 'huaca', -15.89, -69.89, 363, 1797],
  ['juli', 'Juli', 'PE', 'huaca', -16.21, -69.46, 355, 1869],
  ['tiwanaku', 'Tiwanaku', 'BO', 'significant', -16.55, -68.67, 438, 1847],
  ['chuquiapu', 'Chuquiapu (La Paz)', 'BO', 'huaca', -16.5, -68.13, 484, 1917],
  ['caquiaviri', 'Caquiaviri', 'BO', 'huaca', -17.03, -68.6, 406, 1932],
  ['torata', 'Sabaya (Torata)', 'PE', 'garrison', -17.07, -70.84, 282, 1826],
  ['arica', 'Azapa (Arica)', 'CL', 'huaca', -18.5, -70.25, 314, 1926],
  ['tarapaca', 'Tarapacá Viejo', 'CL', 'huaca', -19.92, -69.51, 364, 1998],
  ['paria', 'Paria', 'BO', 'city', -17.83, -67.02, 463, 2000],
  ['cotapachi', 'Cotapachi (Cochabamba)', 'BO', 'huaca', -17.43, -66.28, 547, 1959],
  ['inkallajta', 'Inkallajta', 'BO', 'garrison', -17.6, -65.41, 548, 2038],
  ['turi', 'Turi', 'CL', 'huaca', -22.24, -68.3, 321, 2073],
  ['catarpe', 'Catarpe (San Pedro)', 'CL', 'huaca', -22.86, -68.18, 356, 2149],
  ['tupiza', 'Tupiza (Chichas)', 'BO', 'huaca', -21.44, -65.72, 485, 2088],
  ['tilcara', 'Pucará de Tilcara', 'AR', 'garrison', -23.58, -65.4, 440, 2157],
  ['lipez', 'Lípez', 'BO', 'huaca', -21.88, -66.88, 405, 2074],
  ['lapaya', 'La Paya', 'AR', 'huaca', -25.18, -66.2, 399, 2227],
  ['andalgala', 'Pucará de Andalgalá', 'AR', 'significant', -27.67, -66.02, 388, 2380],
  ['quilmes', 'Quilmes', 'AR', 'huaca', -26.47, -66.03, 434, 2303],
  ['shincal', 'El Shincal de Quimivil', 'AR', 'huaca', -27.69, -67.18, 352, 2302],
  ['sanfrancisco', 'Paso San Francisco', 'AR', 'huaca', -26.87, -68.3, 314, 2225],
  ['copiapo', 'Viña del Cerro (Copiapó)', 'CL', 'huaca', -27.6, -70.2, 263, 2295],
  ['elqui', 'Elqui (Coquimbo)', 'CL', 'garrison', -29.95, -71.1, 216, 2366],
  ['chilecito', 'Tambería del Inca (Chilecito)', 'AR', 'huaca', -29.16, -67.5, 302, 2370],
  ['calingasta', 'Calingasta', 'AR', 'huaca', -31.33, -69.42, 265, 2448],
  ['ranchillo', 'Ranchillo', 'AR', 'significant', -32.25, -69.45, 179, 2493],
  ['mercachas', 'Cerro Mercachas (Aconcagua)', 'CL', 'huaca', -32.87, -70.57, 198, 2426],
  ['mapocho', 'Mapocho (Santiago)', 'CL', 'city', -33.44, -70.65, 129, 2408],
];

/** The values printed beside the significant cities. */
const PRINTED_TEMPLES: { readonly [site: string]: number } = {
  tomebamba: 8,
  chiquitoy: 7,
  huanucopampa: 6,
  pachacamac: 6,
  machupicchu: 5,
  tiwanaku: 6,
  andalgala: 8,
  ranchillo: 8,
};

const ORDINARY_TEMPLE = 4;

export const SITES: readonly Site[] = SITE_ROWS.map(([id, name, country, kind, lat, lon, x, y]) => ({
  id,
  name,
  country,
  kind,
  temple: PRINTED_TEMPLES[id] ?? ORDINARY_TEMPLE,
  lat,
  lon,
  x,
  y,
}));

export const CUSCO: SiteId = 0;

/** The four quarters of the empire. */
export type Suyu = 'chinchaysuyu' | 'antisuyu' | 'collasuyu' | 'cuntisuyu';

export interface Region {
  readonly id: string;
  readonly name: string;
  /** The quarter it lies in. */
  readonly suyu: Suyu;
}

/** All regions of both boards: four starting regions, then the provinces. */
export const REGIONS: readonly Region[] = (
  [
    ['chinchaysuyu', 'Chinchaysuyu', 'chinchaysuyu'],
    ['antisuyu', 'Antisuyu', 'antisuyu'],
    ['collasuyu', 'Collasuyu', 'collasuyu'],
    ['cuntisuyu', 'Cuntisuyu', 'cuntisuyu'],
    ['atacama', 'Atacama', 'collasuyu'],
    ['calahuaya', 'Calahuaya', 'antisuyu'],
    ['cana', 'Cana', 'collasuyu'],
    ['canari', 'Cañari', 'chinchaysuyu'],
    ['caranqui', 'Caranqui', 'chinchaysuyu'],
    ['caxamarca', 'Caxamarca', 'chinchaysuyu'],
    ['chachapoya', 'Chachapoya', 'chinchaysuyu'],
    ['chanca', 'Chanca', 'chinchaysuyu'],
    ['charca', 'Charca', 'collasuyu'],
    ['chicha', 'Chicha', 'collasuyu'],
    ['chimu', 'Chimú', 'chinchaysuyu'],
    ['chincha', 'Chincha', 'chinchaysuyu'],
    ['chumbivilca', 'Chumbivilca', 'cuntisuyu'],
    ['colesuyu', 'Colesuyu', 'collasuyu'],
    ['colla', 'Colla', 'collasuyu'],
    ['collagua', 'Collagua', 'cuntisuyu'],
    ['condesuyo', 'Condesuyo', 'cuntisuyu'],
    ['copiapo', 'Copiapó', 'collasuyu'],
    ['diaguita', 'Diaguita', 'collasuyu'],
    ['huamachuco', 'Huamachuco', 'chinchaysuyu'],
    ['huanca', 'Huanca', 'chinchaysuyu'],
    ['huancavilca', 'Huancavilca', 'chinchaysuyu'],
    ['huanuco', 'Huánuco', 'chinchaysuyu'],
    ['huarpe', 'Huarpe', 'collasuyu'],
    ['huaylas', 'Huaylas', 'chinchaysuyu'],
    ['lares', 'Lares', 'antisuyu'],
    ['lucana', 'Lucana', 'cuntisuyu'],
    ['lupaqa', 'Lupaqa', 'collasuyu'],
    ['nasca', 'Nasca', 'cuntisuyu'],
    ['opatari', 'Opatari', 'antisuyu'],
    ['pacaje', 'Pacaje', 'collasuyu'],
    ['palta', 'Palta', 'chinchaysuyu'],
    ['pasto', 'Pasto', 'chinchaysuyu'],
    ['picunche', 'Picunche', 'collasuyu'],
    ['puruha', 'Puruhá', 'chinchaysuyu'],
    ['quitu', 'Quitu', 'chinchaysuyu'],
    ['sican', 'Sicán', 'chinchaysuyu'],
    ['tallan', 'Tallán', 'chinchaysuyu'],
    ['tarma', 'Tarma', 'chinchaysuyu'],
    ['vilcabamba', 'Vilcabamba', 'antisuyu'],
    ['vilcas', 'Vilcas', 'chinchaysuyu'],
    ['ychma', 'Ychma', 'chinchaysuyu'],
  ] as const
).map(([id, name, suyu]) => ({ id, name, suyu }));

/** The site of that name; -1 if there is none. */
export function siteNamed(id: string): SiteId {
  return SITES.findIndex((site) => site.id === id);
}

/** The region of that name; -1 if there is none. */
export function regionNamed(id: string): RegionId {
  return REGIONS.findIndex((region) => region.id === id);
}
