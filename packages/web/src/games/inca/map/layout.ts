import { SITES, type SiteId } from '@tempora/inca/public';

/** A place on our map. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The map as it is surveyed: north to the left, the sea below. */
export const WIDE = 2000;
export const HIGH = 1000;

/** How much longer than surveyed a map is that lies wide: screens are, and what is crowded has more room. */
const STRETCH = 1.2;

/** How wide and how high a map is that lies like this. */
export function sizeOf(lie: Orientation): { w: number; h: number } {
  return lie === 'wide' ? { w: WIDE * STRETCH, h: HIGH } : { w: HIGH, h: WIDE };
}

/** Where every site is drawn. The same lines cross as on the printed board, none but wild ones. */
const ROWS = `
  cusco 937 255, limatambo 849 322, saywite 939 404, pisac 947 134, calca 855 187, rumicolca 1031 214,
  urcos 1158 206, pacariqtambo 1026 350, paruro 1106 282, ancasmayo 149 61, rumichaca 61 142, caranqui 62 284,
  pambamarca 148 196, quito 179 320, latacunga 264 186, jocay 304 291, guayaquil 408 196, liribamba 328 79,
  achupallas 450 62, tomebamba 517 287, ingapirca 530 157, saraguro 522 432, aypate 392 479, jaen 326 573,
  tumbes 419 350, poechos 301 407, tucume 67 555, motupe 228 499, kuelap 276 652, cochabambach 276 760,
  cajamarca 166 733, huambos 179 609, chanchan 214 939, chiquitoy 85 851, farfan 61 699, marcahuamachuco 193 833,
  pallasca 297 860, caraz 377 782, chavin 458 850, manchan 376 938, huanucopampa 558 848, ichu 534 731,
  pachacamac 739 841, paramonga 518 940, huaura 656 938, pumpu 636 801, tarmatambo 671 697, xauxa 773 734,
  wariwillka 839 665, centinela 881 922, inkawasi 849 801, tambocolorado 945 815, vilcashuaman 1039 752,
  wari 929 664, sondor 1026 649, curamba 963 536, aymaraes 1134 596, machupicchu 711 381, vitcos 789 532,
  choquequirao 825 426, ollantaytambo 775 254, lares 789 106, huamanmarca 667 214, paucartambo 1086 135,
  pilcopata 1008 59, marcapata 1178 60, ausangate 1257 171, ollachea 1342 89, sandia 1438 187, ica 1021 909,
  paredones 1153 938, tamboviejo 1288 889, hatunsora 1136 730, pulapuco 1191 830, parinacochas 1271 734,
  santotomas 1194 476, accha 1112 393, cotabambas 1070 478, cotahuasi 1270 599, coropuna 1390 647,
  quebradavaca 1398 826, camana 1496 727, coporaque 1350 512, arequipa 1496 580, kanamarca 1283 407,
  raqchi 1213 317, laraya 1332 253, hatunqolla 1441 447, pukara 1378 348, huancane 1486 311, chucuito 1542 431,
  juli 1580 334, tiwanaku 1548 205, chuquiapu 1627 79, caquiaviri 1660 200, torata 1635 469, arica 1679 344,
  tarapaca 1744 261, paria 1786 156, cotapachi 1763 60, inkallajta 1886 63, turi 1758 375, catarpe 1852 407,
  tupiza 1935 183, tilcara 1939 328, lipez 1846 274, lapaya 1939 469, andalgala 1937 702, quilmes 1939 570,
  shincal 1853 619, sanfrancisco 1794 529, copiapo 1674 621, elqui 1685 771, chilecito 1788 703,
  calingasta 1848 814, ranchillo 1826 939, mercachas 1753 868, mapocho 1677 938
`;

const PLACES: readonly Point[] = (() => {
  const found = new Map<string, Point>();
  for (const row of ROWS.trim().split(/,\s+/)) {
    const [id, x, y] = row.split(' ') as [string, string, string];
    found.set(id, { x: Number(x), y: Number(y) });
  }
  return SITES.map(({ id }) => found.get(id) as Point);
})();

/** Where a site is, north to the left. */
export function placeOf(site: SiteId): Point {
  return PLACES[site] as Point;
}

/** How the map lies on the screen: wide, or turned with the north above. */
export type Orientation = 'wide' | 'tall';

/** A surveyed point on a map that lies like this. */
export function turn({ x, y }: Point, lie: Orientation): Point {
  return lie === 'wide' ? { x: x * STRETCH, y } : { x: HIGH - y, y: x };
}

/** Moves a drawing to a point. */
export function translate({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

/** Where a site is drawn. */
export function siteAt(site: SiteId, lie: Orientation): Point {
  return turn(placeOf(site), lie);
}
