import { type Language, type MessageKey, sentence, titleOf } from '../messages/index.ts';
import type { StoredTable } from '../store/index.ts';
import type { HttpContext } from './context.ts';
import { LanguageQuery, pageLanguage } from './language.ts';
import { HttpError, type Route, route } from './route.ts';

/**
 * The address of a table that is passed on: whoever shows a preview of it reads the game and the result, and a browser goes
 * on to the page. What comes after a `#` is never sent to a server, so the page's own address could not say that.
 */
export function sharedLinkRoutes({ store }: HttpContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/match/:match',
      scope: null,
      summary: 'A table or a finished game as a link to pass on: a page with its title, which leads to the game.',
      text: 'text/html',
      query: LanguageQuery,
      errors: ['match-not-found'],
      async serve(call) {
        const table = await store.matches.find(call.params.match ?? '');
        if (!table) throw new HttpError({ code: 'match-not-found' });
        return call.reply.send(pageOf(table, pageLanguage(call), targetOf(table, call.query.lang)));
      },
    }),
  ];
}

/** Where a browser goes on to; a language that the link names goes with it. */
function targetOf({ id, status }: StoredTable, lang: string | undefined): string {
  const query = lang ? `?lang=${lang}` : '';
  return `../${query}${status === 'over' ? `#/g/${id}/end` : `#/t/${id}`}`;
}

function pageOf(table: StoredTable, language: Language, target: string): string {
  const { title, about } = previewOf(table, language);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(about)}">
<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(about)}">
<meta property="og:site_name" content="Tempora"><meta http-equiv="refresh" content="0; url=${target}">
<p><a href="${target}">${escapeHtml(title)}</a></p></html>`;
}

/** What a preview says. At a table that lets nobody watch, names are not passed on before the end. */
function previewOf({ game, status, doc, ranking }: StoredTable, language: Language): { title: string; about: string } {
  const names = doc.seats.map((holder) => (holder.kind === 'open' ? '' : holder.name));
  const args = {
    game: titleOf(language, game),
    names: names.filter((each) => each !== '').join(', '),
    winners: (ranking?.[0] ?? []).map((seat) => names[seat]).join(', '),
  };
  const say = (key: MessageKey) => sentence(language, key, args);
  if (status === 'over') return { title: say('preview.over.title'), about: say('preview.over') };
  const title = say('preview.title');
  if (status === 'gathering')
    return { title, about: say(args.names ? 'preview.gathering' : 'preview.gathering.empty') };
  const isShown = status === 'playing' && doc.isWatchable !== false;
  return { title, about: say(isShown ? 'preview.playing' : 'preview.unwatched') };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
