import type { ServerCatalogue } from './en.ts';

/** Slovak: notices, e-mails and the pages of links. */
export const sk: ServerCatalogue = {
  'game.tides': 'Tides of Time',
  'game.tempus': 'Tempus',
  'game.inca': 'Ríša Inkov',

  'notice.turn.title': 'Ste na ťahu: {game}',
  'notice.turn': 'Teraz ste na ťahu vy. Pri stole: {names}.',
  'notice.sat.title': 'Nový hráč pri vašom stole: {game}',
  'notice.sat': 'Pri stole: {names}.',
  'notice.full.title': 'Všetky miesta sú obsadené: {game}',
  'notice.full': 'Partia sa môže začať. Pri stole: {names}.',
  'notice.started.title': 'Partia sa začala: {game}',
  'notice.started': 'Hrajú: {names}.',
  'notice.over.title': 'Partia sa skončila: {game}',
  'notice.over': 'Pri stole: {names}. Pozrite si výsledok.',
  'notice.rematch.title': 'Ešte jedna partia? {game}',
  'notice.rematch': 'Hráči z vašej poslednej partie chcú hrať znova: {names}.',
  'notice.undo.title': 'Niekto chce vrátiť ťah späť: {game}',
  'notice.undo': 'Je potrebný váš súhlas. Pri stole: {names}.',
  'notice.time.title': 'Zostáva málo času: {game}',
  'notice.time': 'Stále ste na ťahu a čas sa kráti. Pri stole: {names}.',
  'notice.test.title': 'Skúšobná správa z Tempory',
  'notice.test': 'Sem vám budú chodiť správy, keď budete na ťahu.',
  'notice.stop': 'Neposielať viac takéto správy: {url}',

  'email.stop': 'Neposielať viac takéto e-maily: {url}',
  'email.confirm.title': 'Potvrďte svoju e-mailovú adresu',
  'email.confirm':
    'Túto e-mailovú adresu niekto zadal na stránke Tempora, aby dostával správy, keď je na ťahu. Ak ste to boli vy, otvorte odkaz do jedného dňa a stlačte tlačidlo. Ak nie, tento e-mail si nevšímajte: nič ďalšie vám nepošleme.',
  'email.reset.title': 'Nové heslo do Tempory',
  'email.reset':
    'Niekto, kto pozná vaše prihlasovacie meno, žiada o nové heslo. Ak ste to boli vy, otvorte odkaz do jednej hodiny a zadajte heslo. Ak nie, tento e-mail si nevšímajte: heslo zostane nezmenené.',

  'stop.button': 'Vypnúť tieto upozornenia',
  'stop.done': 'Hotovo: tieto upozornenia vám už nebudú chodiť. Znova si ich môžete zapnúť v nastaveniach.',
  'confirm.button': 'Áno, posielajte mi na túto adresu správy, keď som na ťahu',
  'confirm.done': 'Ďakujeme. Odteraz vám sem pošleme e-mail, keď budete na ťahu.',
  'confirm.expired': 'Platnosť odkazu sa skončila alebo ho už niekto použil. O nový môžete požiadať v nastaveniach.',

  'preview.title': 'Partia hry {game}',
  'preview.gathering': 'Pri stole: {names}. Prisadnite si.',
  'preview.gathering.empty': 'Hostiteľ čaká na hráčov. Sadnite si k stolu.',
  'preview.playing': '{game}. Hrajú: {names}.',
  'preview.unwatched': 'Hra {game} na stránke Tempora.',
  'preview.over.title': '{game}. Víťazstvo: {winners}',
  'preview.over': '{game}. Pri stole: {names}. Prezrite si partiu.',
};
