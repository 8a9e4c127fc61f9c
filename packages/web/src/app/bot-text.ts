import { BOT_NAMES, type BotName, ratingOf } from '@tempora/protocol';
import { t } from '../i18n/index.ts';

/** A bot's level and character, and how strong it is in a game, if that was measured. */
export function botText(bot: BotName, game: string): string {
  const rating = ratingOf(bot, game);
  const name = t(`bot.${bot}`);
  return rating === null ? name : t('bot.rated', { bot: name, rating });
}

/** Was the strength of any bot measured in a game? */
export function isRated(game: string): boolean {
  return BOT_NAMES.some((bot) => ratingOf(bot, game) !== null);
}
