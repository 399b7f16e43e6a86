import { IconButton } from '@euro/design-system';
import { type DraftSquad, openSlots, type SquadContext } from '@euro/game';
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
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { nextPlace } from '../../domain/nextPlace.js';
import type { PitchSelection } from '../../hooks/usePitchSelection.js';
import { useTeamSelector } from '../../store/teamStore.js';
import { pickerTexts } from '../../texts/pickerTexts.js';
import { FillButton } from '../FillButton.js';
import { SquadMarket } from '../SquadMarket.js';
import { SquadPitch } from '../SquadPitch.js';
import { ProposalList } from './ProposalList.js';

export interface SquadPickerProps {
  draft: DraftSquad;
  context: SquadContext;
  side: PitchSelection;
  market: MarketControl;
  /** "Bouw je ploeg". */
  title: string;
  /** Instead of the deadline. */
  goal?: string | undefined;
  /** The proposal is shown first, not the list of all players. */
  startsFilled: boolean;
  /** The bar that saves. */
  bar: ReactNode;
  onClose: () => void;
}

/** Picking over the pitch on a phone: a place on the pitch, a player from the list below it, then the next place. */
export function SquadPicker(props: SquadPickerProps) {
  const { draft, context, side, market, title, goal, startsFilled, bar, onClose } = props;
  const t = useText(pickerTexts);
  const frame = useRef<HTMLDivElement>(null);
  const { proposed: proposedIds, isProposalShown, showProposal } = useProposal(draft, startsFilled);
  const launch = useShirtFlight(frame, draft);
  const canUndo = useTeamSelector((state) => state.draft.past.length > 0);
  const deadline = useDeadlineLine();
  const place = usePlace(draft, market);
  const deferredDraft = useDeferredValue(draft);
  const { steps } = side;
  const fill = async () => {
    if (openSlots(draft).total === 0) await steps.fillOtherwise();
    else if (!(await steps.fill(true))) return;
    showProposal(true);
  };
  return (
    <PickerSheet
      ref={frame}
      title={title}
      subtitle={goal ?? deadline}
      action={
        <>
          {canUndo && (
            <IconButton
              variant="night"
              label={t('undoShort')}
              icon={<Undo2 size={22} aria-hidden />}
              onClick={steps.undo}
            />
          )}
          <FillButton draft={draft} onPress={fill} />
        </>
      }
      pitch={
        <SquadPitch
          strip
          draft={draft}
          weekId={context.matchday}
          proposedIds={proposedIds}
          benchHint={null}
          onPlayer={side.pressPlayer}
          onFreePlace={(positionId) => {
            showProposal(false);
            market.setFilter({ positionId });
          }}
          nextPlace={nextPlace(draft, market.filter.positionId)}
          swap={side.swap}
          openId={side.sheetId}
        />
      }
      bar={bar}
      onClose={onClose}
    >
      {isProposalShown ? (
        <ProposalList
          playerIds={proposedIds}
          draft={draft}
          context={context}
          onOther={steps.fillOtherwise}
          onOpen={side.openSheet}
        />
      ) : (
        <SquadMarket
          head={<PickerHead market={market} {...place} />}
          market={market}
          draft={deferredDraft}
          context={context}
          onPick={(playerId) => {
            launch(playerId);
            steps.pick(playerId);
          }}
          onOpen={side.openSheet}
        />
      )}
    </PickerSheet>
  );
}

/** The proposed players that are still in the squad, and whether the list shows them instead of all players. */
function useProposal(draft: DraftSquad, startsFilled: boolean) {
  const addedIds = useTeamSelector((state) => state.proposal.addedIds);
  const [isRequested, showProposal] = useState(startsFilled);
  const proposedIds = addedIds.filter((id) => draft.slots.some(({ playerId }) => playerId === id));
  return { proposed: proposedIds, isProposalShown: isRequested && proposedIds.length > 0, showProposal };
}

function useDeadlineLine(): string {
  const { deadline } = useWorld();
  const t = useText(pickerTexts);
  const format = useFormat();
  const date = deadline.deadlineDate;
  return date === null ? '' : t('pickerDeadline', { moment: format.dayAndTime(date) });
}

/** The place of the next pick: position, and whether it is on the bench. */
function usePlace(draft: DraftSquad, { filter: { positionId } }: MarketControl) {
  const t = useText(pickerTexts);
  const names = useNames();
  const title = positionId === null ? t('allPlayers') : names.positionTitle(positionId);
  const next = nextPlace(draft, positionId);
  if (next === undefined) return { title, note: openSlots(draft).total === 0 ? t('complete') : undefined };
  return { title, note: t(draft.slots[next]?.role === 'bench' ? 'onBench' : 'inLineup') };
}
