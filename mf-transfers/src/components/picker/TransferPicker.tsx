import type { TeamView } from '@euro/api-contract';
import { Chip, IconButton } from '@euro/design-system';
import {
  type MarketControl,
  PickerHead,
  PickerSheet,
  useFormat,
  useNames,
  useShirtFlight,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { nextWaiting, withIncoming } from '../../domain/draftPair.js';
import { mostToSpend } from '../../domain/marketAdvice.js';
import type { OpenDraft } from '../../hooks/useOpenDraft.js';
import { useStable } from '../../hooks/useStable.js';
import { listTexts } from '../../texts/listTexts.js';
import { pageTexts } from '../../texts/pageTexts.js';
import { pickerTexts } from '../../texts/pickerTexts.js';
import { DraftPitch } from '../DraftPitch.js';
import { TransferMarket } from '../TransferMarket.js';

export interface TransferPickerProps {
  view: TeamView;
  /** The open matchday. */
  weekId: number;
  /** Draft on the pitch. */
  draft: OpenDraft;
  /** Draft of the list, updated when the browser is idle. */
  deferredDraft: OpenDraft;
  /** Id of the player being replaced, whose replacements are listed. */
  outId: number;
  /** Id of the player chosen on the pitch: already the next one, or null, while the list still shows the last one. */
  chosenId: number | null;
  market: MarketControl;
  /** The bar that confirms. */
  bar: ReactNode;
  onPressPlace: (squadPlayerId: number) => void;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** Takes the last press back. */
  onUndo: (() => void) | undefined;
  onClose: () => void;
}

/**
 * Choosing a replacement over the pitch on a phone: the sold player is grey, and his replacement lands in his place.
 */
export function TransferPicker(props: TransferPickerProps) {
  const { view, weekId, draft, deferredDraft, outId, chosenId, market, bar } = props;
  const { onPressPlace, onPick, onOpen, onUndo, onClose } = props;
  const { deadline, players } = useWorld();
  const t = useText(pickerTexts);
  const page = useText(pageTexts);
  const list = useText(listTexts);
  const format = useFormat();
  const names = useNames();
  const frame = useRef<HTMLDivElement>(null);
  const launch = useShirtFlight(frame, draft.pairs);
  const date = deadline.deadlineDate;
  const maxPrice = mostToSpend(outId, deferredDraft.pairs, deferredDraft.team);
  const position = players.get(outId)?.positionId ?? 0;
  const pick = useStable((playerId: number) => {
    // The list is about to change or to go.
    if (chosenId !== outId) return;
    if (nextWaiting(withIncoming(draft.pairs, outId, playerId), outId) !== null) launch(playerId);
    onPick(playerId);
  });
  return (
    <PickerSheet
      ref={frame}
      title={page('title', { week: weekId })}
      subtitle={date === null ? '' : t('deadline', { moment: format.dayAndTime(date) })}
      action={
        <>
          {onUndo && (
            <IconButton
              variant="night"
              label={t('undo')}
              icon={<Undo2 size={22} aria-hidden />}
              onClick={onUndo}
            />
          )}
          <Chip tone="night">{page('left', { count: deferredDraft.evaluation.transfersLeft })}</Chip>
        </>
      }
      pitch={
        <DraftPitch strip view={view} weekId={weekId} draft={draft} outId={chosenId} onPress={onPressPlace} />
      }
      bar={bar}
      onClose={onClose}
    >
      <TransferMarket
        head={
          <PickerHead
            market={market}
            title={list('inFor', { name: names.player(outId) })}
            note={maxPrice > 0 ? t('atMost', { amount: format.money(maxPrice) }) : list('atMostNothing')}
            searchLabel={list(`search${position}`)}
          />
        }
        draft={deferredDraft}
        market={market}
        outId={outId}
        onPick={pick}
        onOpen={onOpen}
      />
    </PickerSheet>
  );
}
