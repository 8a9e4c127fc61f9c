import { useEffect, useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { hasKey, t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import type { Snapshot } from './board.ts';

interface Props {
  match: string;
  /** The ply that the move led to. */
  ply: number;
  holders: Snapshot['holders'];
}

/** Asks a bot why it made its last move. */
export function Why({ match, ply, holders }: Props) {
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => setAnswer(null), [match, ply]);
  const ask = async () => setAnswer(await answerOf(match, ply, holders).catch(errorText));
  return answer === null ? (
    <Button look="quiet why-move" label={t('why.move')} press={ask} />
  ) : (
    <p class="why-answer" role="status">
      {answer}
    </p>
  );
}

async function answerOf(match: string, ply: number, holders: Props['holders']): Promise<string> {
  const reply = await device.request({ type: 'why', match, ply });
  if (reply.type !== 'why') return '';
  const nameOf = (seat: number | undefined) => holders[seat ?? -1]?.name ?? '';
  const sentences = reply.reasons.flatMap(({ key, params }) => {
    const known = `why.${key}`;
    return hasKey(known) ? [t(known, { ...params, name: nameOf(params.seat) })] : [];
  });
  const reasons = reply.isSecret ? t('why.secret') : sentences.join(' ') || t('why.even');
  return t('why.said', { name: nameOf(reply.seat), reasons });
}
