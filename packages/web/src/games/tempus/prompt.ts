import { START_PEOPLE, type Tempus, type View } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import type { TableProps } from '../../match/board.ts';
import { listOf, promptSentence } from '../../toolkit/sentences.ts';
import { eraName, terrainName, wonSentence } from './names.ts';
import { stepQuestion } from './plan.ts';
import type { Selection } from './selection.ts';

/** The question that is open now: the next step of a choice, or what is asked of whom. */
export function headlineOf(props: TableProps<Tempus>, selection: Selection): string {
  return stepQuestion(selection) ?? promptOf(props);
}

/** One sentence: what is asked of whom. */
function promptOf({ snapshot, controls }: TableProps<Tempus>): string {
  const { question } = snapshot.view;
  return promptSentence(
    { snapshot, controls },
    {
      won: () => wonSentence(snapshot),
      ask: () => askedOf(snapshot.view),
      wait: (names) =>
        question.at === 'together'
          ? t('tempus.wait.together', { names: listOf(names), count: names.length })
          : t(`tempus.wait.${question.at}` as Key, { name: names[0] ?? '' }),
    },
  );
}

/** What is asked of whoever is to answer. */
export function askedOf(view: View): string {
  const { question, turn } = view;
  switch (question.at) {
    case 'tile':
      return t(view.tiles.length === 0 ? 'tempus.ask.tile.first' : 'tempus.ask.tile');
    case 'people':
      return t('tempus.ask.people', { left: START_PEOPLE - question.on.length });
    case 'turn':
      if (turn?.due) return t(turn.acted > 0 ? 'tempus.ask.again' : 'tempus.ask.turn');
      return t('tempus.ask.done');
    case 'limit':
      return t('tempus.ask.limit', { over: question.over });
    case 'lay':
    case 'together':
      return t('tempus.ask.lay', {
        era: (form) => eraName(view.next?.era ?? 0, form),
        terrain: (form) => terrainName(view.next?.terrain ?? 'grass', form),
      });
    case 'move':
    case 'babies':
    case 'to':
    case 'terrain':
    case 'attack':
    case 'defend':
    case 'lose':
    case 'advance':
      return t(`tempus.ask.${question.at}`, { left: turn?.left ?? 0 });
    case 'over':
      return '';
  }
}
