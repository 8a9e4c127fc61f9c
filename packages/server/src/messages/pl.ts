import type { ServerCatalogue } from './en.ts';

/** Polish: notices, e-mails and the pages of links. */
export const pl: ServerCatalogue = {
  'game.tides': 'Tides of Time',
  'game.tempus': 'Tempus',
  'game.inca': 'Imperium Inków',

  'notice.turn.title': 'Twoja kolej: {game}',
  'notice.turn': 'Teraz twoja kolej. Przy stole: {names}.',
  'notice.sat.title': 'Nowy gracz przy twoim stole: {game}',
  'notice.sat': 'Przy stole: {names}.',
  'notice.full.title': 'Wszystkie miejsca zajęte: {game}',
  'notice.full': 'Można zaczynać partię. Przy stole: {names}.',
  'notice.started.title': 'Partia się zaczęła: {game}',
  'notice.started': 'Grają: {names}.',
  'notice.over.title': 'Partia się skończyła: {game}',
  'notice.over': 'Przy stole: {names}. Zobacz wynik.',
  'notice.rematch.title': 'Jeszcze jedna partia? {game}',
  'notice.rematch': 'Gracze z twojej ostatniej partii chcą zagrać jeszcze raz: {names}.',
  'notice.undo.title': 'Czy można cofnąć ruch? {game}',
  'notice.undo': 'Potrzebna jest twoja zgoda. Przy stole: {names}.',
  'notice.time.title': 'Zostało mało czasu: {game}',
  'notice.time': 'Wciąż twoja kolej, a czas się kończy. Przy stole: {names}.',
  'notice.test.title': 'Wiadomość testowa z Tempory',
  'notice.test': 'Tutaj będą przychodzić wiadomości, że nadeszła twoja kolej.',
  'notice.stop': 'Żeby nie dostawać więcej takich wiadomości: {url}',

  'email.stop': 'Żeby nie dostawać więcej takich e-maili: {url}',
  'email.confirm.title': 'Potwierdź swój adres e-mail',
  'email.confirm':
    'Ktoś podał ten adres e-mail w serwisie Tempora, żeby dostawać wiadomości o swojej kolei. Jeśli to twoja prośba, otwórz link w ciągu doby i naciśnij przycisk. Jeśli nie, zignoruj ten e-mail: niczego więcej nie wyślemy.',
  'email.reset.title': 'Nowe hasło do Tempory',
  'email.reset':
    'Ktoś, kto zna twój login, prosi o nowe hasło. Jeśli to twoja prośba, otwórz link w ciągu godziny i ustaw hasło. Jeśli nie, zignoruj ten e-mail: hasło pozostanie bez zmian.',

  'stop.button': 'Wyłącz te powiadomienia',
  'stop.done': 'Gotowe: te powiadomienia nie będą już przychodzić. Możesz je znowu włączyć w ustawieniach.',
  'confirm.button': 'Tak, wysyłajcie na ten adres wiadomości o mojej kolei',
  'confirm.done': 'Dziękujemy. Od teraz, gdy nadejdzie twoja kolej, wyślemy tu e-mail.',
  'confirm.expired': 'Ten link wygasł albo został już użyty. O nowy możesz poprosić w ustawieniach.',

  'preview.title': 'Partia gry {game}',
  'preview.gathering': 'Przy stole: {names}. Usiądź z nami.',
  'preview.gathering.empty': 'Gospodarz czeka na graczy. Usiądź przy stole.',
  'preview.playing': '{game}. Grają: {names}.',
  'preview.unwatched': 'Gra {game} w serwisie Tempora.',
  'preview.over.title': '{game}. Zwycięstwo: {winners}',
  'preview.over': '{game}. Przy stole: {names}. Obejrzyj partię.',
};
