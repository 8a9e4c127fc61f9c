import { useEffect, useState } from 'preact/hooks';
import { errorSentence } from '../client/error-text.ts';
import { t } from '../i18n/index.ts';
import type { PlayerControls } from '../match/board.ts';
import { WithRuleLink } from '../rules/links.tsx';
import './why-not.css';

/** Why the rules refuse a move, in words; null if they allow it. */
export async function refusalSentence(controls: PlayerControls | undefined, move: string): Promise<string | null> {
  const refused = await controls?.whyNot(move);
  return refused ? errorSentence(refused) : null;
}

interface Props {
  controls: PlayerControls;
  move: string;
  /** The question on the button. */
  question: string;
}

/** Asks the rules why a move is not allowed now. */
export function WhyNot({ controls, move, question }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => setReason(null), [move]);
  const ask = async () => setReason((await refusalSentence(controls, move)) ?? t('reason.none'));
  return reason ? (
    <p class="why" role="status">
      <WithRuleLink text={reason} />
    </p>
  ) : (
    <button type="button" class="quiet why-ask" onClick={ask}>
      {question}
    </button>
  );
}
