import type { BoardData } from './board.ts';

/** The board for three players: every printed line under the region that owns it, every wild pair likewise. */
export const THREE: BoardData = {
  id: 'three',
  starts: [
    { color: 'blue', region: 'chinchaysuyu', site: 'limatambo' },
    { color: 'orange', region: 'antisuyu', site: 'pisac' },
    { color: 'green', region: 'collasuyu', site: 'rumicolca' },
  ],
  handOfGod: ['chumbivilca', 'opatari', 'vilcabamba'],
  kinds: {
    kanamarca: 'garrison',
    laraya: 'city',
    hatunqolla: 'garrison',
    coporaque: 'city',
    accha: 'huaca',
    sondor: 'huaca',
    ollantaytambo: 'garrison',
  },
  regions: [
    {
      region: 'chinchaysuyu',
      lines: 'cusco-limatambo limatambo-choquequirao limatambo-saywite saywite-cotabambas',
      wild: 'cotabambas-cusco cotabambas-limatambo cusco-saywite rumicolca-saywite',
    },
    {
      region: 'antisuyu',
      lines: 'calca-limatambo calca-ollantaytambo cusco-pisac pisac-calca',
      wild: 'calca-choquequirao calca-cusco limatambo-ollantaytambo limatambo-pisac',
    },
    {
      region: 'collasuyu',
      lines: 'cusco-rumicolca pacariqtambo-paruro paruro-raqchi rumicolca-paruro rumicolca-urcos urcos-paucartambo',
      wild: 'ausangate-paucartambo cusco-pacariqtambo cusco-paruro cusco-paucartambo limatambo-pacariqtambo limatambo-paruro pacariqtambo-rumicolca pacariqtambo-saywite paruro-saywite',
    },
    {
      region: 'atacama',
      lines: 'catarpe-lipez turi-catarpe turi-lipez',
      wild: 'lipez-tarapaca',
    },
    {
      region: 'calahuaya',
      lines: 'ausangate-laraya marcapata-ausangate marcapata-ollachea ollachea-laraya ollachea-sandia sandia-huancane',
      wild: 'ausangate-ollachea laraya-marcapata laraya-sandia marcapata-urcos',
    },
    {
      region: 'cana',
      lines: 'ausangate-raqchi kanamarca-laraya kanamarca-raqchi raqchi-laraya urcos-ausangate urcos-raqchi',
      wild: 'paruro-urcos raqchi-rumicolca',
    },
    {
      region: 'canari',
      lines: 'guayaquil-ingapirca tomebamba-ingapirca tomebamba-saraguro tomebamba-tumbes',
      wild: '',
    },
    {
      region: 'caxamarca',
      lines:
        'cajamarca-chiquitoy cajamarca-farfan cajamarca-huambos cajamarca-marcahuamachuco huambos-farfan tucume-huambos',
      wild: '',
    },
    {
      region: 'chachapoya',
      lines: 'cochabambach-cajamarca kuelap-cajamarca kuelap-cochabambach kuelap-huambos',
      wild: '',
    },
    {
      region: 'chanca',
      lines: 'aymaraes-cotabambas aymaraes-santotomas curamba-aymaraes saywite-curamba sondor-aymaraes sondor-curamba',
      wild: 'aymaraes-saywite cotabambas-curamba',
    },
    {
      region: 'charca',
      lines: 'chuquiapu-paria cotapachi-inkallajta paria-cotapachi paria-inkallajta paria-tupiza',
      wild: '',
    },
    {
      region: 'chicha',
      lines: 'catarpe-tilcara inkallajta-tupiza paria-lipez tilcara-lipez tupiza-lipez tupiza-tilcara',
      wild: '',
    },
    {
      region: 'chimu',
      lines: 'chanchan-chiquitoy chanchan-marcahuamachuco chanchan-pallasca chiquitoy-farfan chiquitoy-marcahuamachuco',
      wild: '',
    },
    {
      region: 'chincha',
      lines: 'centinela-ica centinela-inkawasi centinela-tambocolorado tambocolorado-ica tambocolorado-wari',
      wild: 'centinela-wari centinela-wariwillka ica-wari inkawasi-tambocolorado inkawasi-wari tambocolorado-vilcashuaman tambocolorado-wariwillka',
    },
    {
      region: 'chumbivilca',
      lines:
        'accha-raqchi pacariqtambo-accha pacariqtambo-cotabambas paruro-accha santotomas-accha santotomas-cotabambas santotomas-raqchi',
      wild: 'accha-cotabambas coropuna-raqchi cotahuasi-raqchi kanamarca-santotomas pacariqtambo-santotomas',
    },
    {
      region: 'colesuyu',
      lines: 'arequipa-torata arica-tarapaca chucuito-torata tarapaca-paria tarapaca-turi torata-arica',
      wild: 'arequipa-chucuito arica-paria caquiaviri-tarapaca paria-turi',
    },
    {
      region: 'colla',
      lines: 'coporaque-hatunqolla hatunqolla-huancane hatunqolla-pukara laraya-pukara pukara-huancane sandia-pukara',
      wild: 'coporaque-laraya ollachea-pukara',
    },
    {
      region: 'collagua',
      lines:
        'arequipa-hatunqolla camana-arequipa coporaque-arequipa coporaque-kanamarca coporaque-pukara coropuna-coporaque',
      wild: 'arequipa-coropuna camana-coporaque coporaque-cotahuasi coporaque-santotomas coropuna-kanamarca kanamarca-pukara',
    },
    {
      region: 'condesuyo',
      lines:
        'aymaraes-cotahuasi coropuna-camana cotahuasi-coropuna parinacochas-quebradavaca quebradavaca-camana santotomas-cotahuasi',
      wild: 'camana-cotahuasi camana-parinacochas coropuna-parinacochas coropuna-quebradavaca coropuna-santotomas cotahuasi-kanamarca cotahuasi-quebradavaca',
    },
    {
      region: 'huamachuco',
      lines: 'cochabambach-marcahuamachuco cochabambach-pallasca marcahuamachuco-pallasca pallasca-caraz',
      wild: '',
    },
    {
      region: 'huanca',
      lines: 'pachacamac-xauxa wariwillka-inkawasi wariwillka-wari xauxa-inkawasi xauxa-wariwillka',
      wild: '',
    },
    {
      region: 'huancavilca',
      lines: 'guayaquil-tomebamba guayaquil-tumbes jocay-guayaquil quito-jocay',
      wild: '',
    },
    {
      region: 'huanuco',
      lines: 'chavin-huanucopampa chavin-ichu huanucopampa-ichu huanucopampa-paramonga ichu-pumpu',
      wild: 'paramonga-pumpu',
    },
    {
      region: 'huaylas',
      lines: 'caraz-chavin caraz-manchan chanchan-manchan chavin-manchan pallasca-manchan',
      wild: '',
    },
    {
      region: 'lares',
      lines: 'calca-lares lares-huamanmarca machupicchu-huamanmarca ollantaytambo-huamanmarca ollantaytambo-lares',
      wild: '',
    },
    {
      region: 'lucana',
      lines:
        'aymaraes-hatunsora aymaraes-parinacochas hatunsora-pulapuco parinacochas-cotahuasi pulapuco-parinacochas sondor-hatunsora',
      wild: 'aymaraes-pulapuco hatunsora-parinacochas',
    },
    {
      region: 'lupaqa',
      lines: 'chucuito-juli hatunqolla-chucuito huancane-chucuito juli-tiwanaku juli-torata',
      wild: 'chucuito-tiwanaku hatunqolla-torata huancane-juli',
    },
    {
      region: 'nasca',
      lines:
        'ica-paredones paredones-pulapuco paredones-tamboviejo tamboviejo-parinacochas tamboviejo-pulapuco tamboviejo-quebradavaca',
      wild: 'hatunsora-paredones ica-pulapuco paredones-vilcashuaman pulapuco-vilcashuaman',
    },
    {
      region: 'opatari',
      lines:
        'lares-pilcopata paucartambo-marcapata paucartambo-pilcopata pilcopata-marcapata pisac-paucartambo rumicolca-paucartambo',
      wild: 'calca-pilcopata lares-paucartambo lares-pisac pilcopata-pisac pisac-rumicolca',
    },
    {
      region: 'pacaje',
      lines:
        'caquiaviri-arica caquiaviri-paria chuquiapu-caquiaviri huancane-tiwanaku tiwanaku-caquiaviri tiwanaku-chuquiapu',
      wild: 'arica-juli arica-tiwanaku caquiaviri-juli caquiaviri-torata',
    },
    {
      region: 'palta',
      lines: 'aypate-jaen jaen-huambos jaen-kuelap saraguro-aypate',
      wild: '',
    },
    {
      region: 'puruha',
      lines: 'achupallas-ingapirca guayaquil-achupallas guayaquil-liribamba liribamba-achupallas',
      wild: '',
    },
    {
      region: 'quitu',
      lines: 'latacunga-guayaquil latacunga-jocay latacunga-liribamba quito-latacunga',
      wild: '',
    },
    {
      region: 'sican',
      lines: 'aypate-motupe jaen-motupe motupe-huambos tucume-farfan tucume-motupe',
      wild: '',
    },
    {
      region: 'tallan',
      lines: 'aypate-poechos aypate-tumbes poechos-motupe saraguro-tumbes tumbes-poechos',
      wild: '',
    },
    {
      region: 'tarma',
      lines: 'huanucopampa-pumpu huaura-pumpu pachacamac-pumpu pachacamac-tarmatambo pumpu-tarmatambo tarmatambo-xauxa',
      wild: 'huanucopampa-huaura',
    },
    {
      region: 'vilcabamba',
      lines:
        'curamba-choquequirao machupicchu-choquequirao machupicchu-ollantaytambo machupicchu-vitcos saywite-choquequirao vitcos-choquequirao',
      wild: 'calca-machupicchu choquequirao-ollantaytambo curamba-vitcos limatambo-machupicchu',
    },
    {
      region: 'vilcas',
      lines: 'vilcashuaman-hatunsora vilcashuaman-ica vilcashuaman-sondor vilcashuaman-wari wari-vitcos',
      wild: 'choquequirao-sondor choquequirao-vilcashuaman choquequirao-wari curamba-vilcashuaman curamba-wari hatunsora-ica sondor-vitcos sondor-wari vilcashuaman-vitcos',
    },
    {
      region: 'ychma',
      lines:
        'chavin-paramonga manchan-paramonga pachacamac-centinela pachacamac-huaura pachacamac-inkawasi paramonga-huaura',
      wild: '',
    },
  ],
};
