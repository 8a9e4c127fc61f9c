import { useRef, useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { Snapshot } from '../match/board.ts';
import { Button } from '../toolkit/button.tsx';

const ReviewSheet = lazy(async () => (await import('./review-sheet.tsx')).ReviewSheet);

interface Props {
  game: string;
  /** The table after the last move. */
  last(): Promise<Snapshot>;
  record(): Promise<string>;
  /** Shows a move of the game. */
  jump(ply: number): void;
}

/** Opens the review of a finished game. */
export function ReviewButton({ game, last, record, jump }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isWanted, setWanted] = useState(false);
  const board = useBoard(game);
  const open = () => {
    setWanted(true);
    dialog.current?.showModal();
  };
  const go = (ply: number) => {
    dialog.current?.close();
    jump(ply);
  };
  return (
    <>
      <Button label={t('coach.open')} press={open} />
      <SheetDialog title={t('coach.open')} dialog={dialog}>
        {isWanted && <ReviewSheet board={board} last={last} record={record} jump={go} />}
      </SheetDialog>
    </>
  );
}
