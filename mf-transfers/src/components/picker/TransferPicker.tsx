import type { TeamView } from '@euro/api-contract';
import { Button, Chip } from '@euro/design-system';
import {
  FilterRow,
  type MarketControl,
  PickerSheet,
  PickerTitle,
  useFormat,
  useShirtFlight,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { mostToSpend } from '../../domain/marketAdvice.js';
import type { OpenDraft } from '../../hooks/useOpenDraft.js';
import { listTexts } from '../../texts/listTexts.js';
import { pageTexts } from '../../texts/pageTexts.js';
import { pickerTexts } from '../../texts/pickerTexts.js';
import { DraftPitch } from '../DraftPitch.js';
import { TransferMarket } from '../TransferMarket.js';

export interface TransferPickerProps {
  view: TeamView;
  /** The open matchday. */
  weekId: number;
  draft: OpenDraft;
  /** Who goes out and is being replaced. */
  outId: number;
  market: MarketControl;
  /** The bar that confirms. */
  bar: ReactNode;
  onPressPlace: (squadPlayerId: number) => void;
  onPick: (playerId: number) => void;
  onOpen: (playerId: number) => void;
  /** He stays after all. */
  onBack: () => void;
  onClose: () => void;
}

/** Choosing who comes in over the pitch on a phone: who goes out is grey on it, and his successor lands in his place. */
export function TransferPicker(props: TransferPickerProps) {
  const { view, weekId, draft, outId, market, bar, onPressPlace, onPick, onOpen, onBack, onClose } = props;
  const { deadline, players } = useWorld();
  const t = useText(pickerTexts);
  const page = useText(pageTexts);
  const list = useText(listTexts);
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const launch = useShirtFlight(frame, draft.pairs);
  const date = deadline.deadlineDate;
  const most = mostToSpend(outId, draft.pairs, draft.team);
  const position = players.get(outId)?.positionId ?? 0;
  return (
    <PickerSheet
      ref={frame}
      title={page('title', { week: weekId })}
      subtitle={date === null ? '' : t('deadline', { moment: format.dayAndTime(date) })}
      action={<Chip tone="night">{page('left', { count: draft.judged.transfersLeft })}</Chip>}
      pitch={
        <DraftPitch strip view={view} weekId={weekId} draft={draft} outId={outId} onPress={onPressPlace} />
      }
      bar={bar}
      onClose={onClose}
    >
      <TransferMarket
        filterRow={<FilterRow market={market} searchLabel={list(`search${position}`)} />}
        titled={(title) => (
          <PickerTitle
            title={title}
            note={most > 0 ? t(`atMost${position}`, { amount: format.money(most) }) : list('atMostNothing')}
          />
        )}
        aside={
          <Button variant="text" size="small" icon={<Undo2 size={18} aria-hidden />} onClick={onBack}>
            {list('back')}
          </Button>
        }
        draft={draft}
        market={market}
        outId={outId}
        onPick={(playerId) => {
          launch(playerId);
          onPick(playerId);
        }}
        onOpen={onOpen}
      />
    </PickerSheet>
  );
}
