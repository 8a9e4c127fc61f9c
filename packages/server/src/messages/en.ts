/** English: notices, e-mails and the pages of links. */
export const en = {
  'game.tides': 'Tides of Time',
  'game.tempus': 'Tempus',
  'game.inca': 'Inca Empire',

  'notice.turn.title': 'Your turn in {game}',
  'notice.turn': 'It is your turn at the table of {names}.',
  'notice.sat.title': 'Somebody sat down at your {game} table',
  'notice.sat': 'At the table: {names}.',
  'notice.full.title': 'Everyone is seated for {game}',
  'notice.full': 'The game can begin. At the table: {names}.',
  'notice.started.title': '{game} has started',
  'notice.started': 'The game of {names} has begun.',
  'notice.over.title': '{game} is over',
  'notice.over': 'The game of {names} has ended. See the result.',
  'notice.rematch.title': 'Another game of {game}?',
  'notice.rematch': 'The players of your last game want to play again: {names}.',
  'notice.undo.title': 'May a move be taken back in {game}?',
  'notice.undo': 'Your consent is needed at the table of {names}.',
  'notice.time.title': 'Little time left in {game}',
  'notice.time': 'It is still your turn at the table of {names}, and your time is running out.',
  'notice.test.title': 'A test from Tempora',
  'notice.test': 'You will be told here when it is your turn.',
  'notice.stop': 'Stop these messages: {url}',

  'email.stop': 'Stop these e-mails: {url}',
  'email.confirm.title': 'Please confirm your e-mail address',
  'email.confirm':
    'Somebody entered this address at Tempora to be notified when it is their turn. If it was you, open this link within a day and press the button. If it was not you, ignore this e-mail: nothing else will be sent to you.',
  'email.reset.title': 'A new password for Tempora',
  'email.reset':
    'Somebody who knows your login has asked for a new password. If it was you, open this link within an hour and choose one. If it was not you, ignore this e-mail: your password stays as it is.',

  'stop.button': 'Stop these notifications',
  'stop.done': 'Done: you will not get these notifications any more. You can turn them on again in your settings.',
  'confirm.button': 'Yes, notify me at this address when it is my turn',
  'confirm.done': 'Thank you. From now on we will e-mail you here when it is your turn.',
  'confirm.expired': 'This link has expired or was used already. You can request a new one in your settings.',

  'preview.title': 'A game of {game}',
  'preview.gathering': 'Sit down at the table of {names}.',
  'preview.gathering.empty': 'Sit down at the table of your host.',
  'preview.playing': '{game}, played by {names}.',
  'preview.unwatched': '{game} on Tempora.',
  'preview.over.title': '{game}: {winners} won',
  'preview.over': '{game}, played by {names}. Watch the game.',
} as const;

export type MessageKey = keyof typeof en;
/** English is the reference: every language has its keys. */
export type ServerCatalogue = Readonly<Record<MessageKey, string>>;
