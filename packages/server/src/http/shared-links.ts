import { findGame } from '@tempora/games';
import type { StoredTable } from '../store/index.ts';
import type { HttpContext } from './context.ts';
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
      errors: ['match-not-found'],
      async serve({ params, reply }) {
        const table = await store.matches.find(params.match ?? '');
        if (!table) throw new HttpError({ code: 'match-not-found' });
        return reply.type('text/html; charset=utf-8').send(pageOf(table));
      },
    }),
  ];
}

function pageOf(table: StoredTable): string {
  const { title, about } = previewOf(table);
  const target = table.status === 'over' ? `../#/g/${table.id}/end` : `../#/t/${table.id}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(about)}">
<meta property="og:title" content="${escapeHtml(title)}"><meta property="og:description" content="${escapeHtml(about)}">
<meta property="og:site_name" content="Tempora"><meta http-equiv="refresh" content="0; url=${target}">
<p><a href="${target}">${escapeHtml(title)}</a></p></html>`;
}

/** What a preview says. At a table that lets nobody watch, names are not passed on before the end. */
function previewOf({ game, status, doc, ranking }: StoredTable): { title: string; about: string } {
  const name = findGame(game)?.title ?? game;
  const names = doc.seats.map((holder) => (holder.kind === 'open' ? '' : holder.name));
  const all = names.filter((each) => each !== '').join(', ');
  const winners = (ranking?.[0] ?? []).map((seat) => names[seat]).join(', ');
  if (status === 'over')
    return { title: `${name}: ${winners} won`, about: `${name}, played by ${all}. Watch the game.` };
  if (status === 'gathering')
    return { title: `A game of ${name}`, about: `Sit down at the table of ${all || 'your host'}.` };
  const isShown = status === 'playing' && doc.isWatchable !== false;
  return { title: `A game of ${name}`, about: isShown ? `${name}, played by ${all}.` : `${name} on Tempora.` };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
