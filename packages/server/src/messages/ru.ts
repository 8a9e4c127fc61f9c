import type { ServerCatalogue } from './en.ts';

/** Russian: notices, e-mails and the pages of links. */
export const ru: ServerCatalogue = {
  'game.tides': 'Tides of Time',
  'game.tempus': 'Темпус',
  'game.inca': 'Империя инков',

  'notice.turn.title': 'Ваш ход: {game}',
  'notice.turn': 'Сейчас ваш ход. За столом: {names}.',
  'notice.sat.title': 'Новый игрок за вашим столом: {game}',
  'notice.sat': 'За столом: {names}.',
  'notice.full.title': 'Все места заняты: {game}',
  'notice.full': 'Можно начинать партию. За столом: {names}.',
  'notice.started.title': 'Партия началась: {game}',
  'notice.started': 'Играют: {names}.',
  'notice.over.title': 'Партия окончена: {game}',
  'notice.over': 'За столом: {names}. Посмотрите результат.',
  'notice.rematch.title': 'Сыграем ещё раз? {game}',
  'notice.rematch': 'Игроки вашей последней партии хотят сыграть ещё раз: {names}.',
  'notice.undo.title': 'Можно ли отменить ход? {game}',
  'notice.undo': 'Нужно ваше согласие. За столом: {names}.',
  'notice.time.title': 'Осталось мало времени: {game}',
  'notice.time': 'Всё ещё ваш ход, а время на исходе. За столом: {names}.',
  'notice.test.title': 'Проверка от Tempora',
  'notice.test': 'Сюда будут приходить сообщения о том, что настал ваш ход.',
  'notice.stop': 'Больше не присылать такие сообщения: {url}',

  'email.stop': 'Больше не присылать такие письма: {url}',
  'email.confirm.title': 'Подтвердите адрес электронной почты',
  'email.confirm':
    'Этот адрес электронной почты указали на сайте Tempora, чтобы получать сообщения о своём ходе. Если это были вы, откройте ссылку в течение суток и нажмите кнопку. Если нет, не обращайте внимания на это письмо: больше мы ничего не пришлём.',
  'email.reset.title': 'Новый пароль для Tempora',
  'email.reset':
    'Кто-то, кому известен ваш логин, запросил новый пароль. Если это были вы, откройте ссылку в течение часа и задайте пароль. Если нет, не обращайте внимания на это письмо: пароль останется прежним.',

  'stop.button': 'Больше не присылать эти уведомления',
  'stop.done': 'Готово: эти уведомления больше не будут приходить. Снова включить их можно в настройках.',
  'confirm.button': 'Да, присылайте на этот адрес сообщения о моём ходе',
  'confirm.done': 'Спасибо! Теперь, когда настанет ваш ход, мы пришлём сюда письмо.',
  'confirm.expired': 'Срок действия ссылки истёк, или её уже использовали. Новую можно запросить в настройках.',

  'preview.title': 'Партия в игру «{game}»',
  'preview.gathering': 'За столом: {names}. Садитесь и вы.',
  'preview.gathering.empty': 'Хозяин стола ждёт игроков. Садитесь!',
  'preview.playing': '{game}. Играют: {names}.',
  'preview.unwatched': 'Игра «{game}» на сайте Tempora.',
  'preview.over.title': '{game}. Победа: {winners}',
  'preview.over': '{game}. За столом: {names}. Посмотрите партию.',
};
