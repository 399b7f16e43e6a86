import { type Booster, type DraftSquad, openSlots, type PositionId, type SquadContext } from '@euro/game';
import { OpenPairingsNote, PitchPlace, PlayerDetails, useFetchAhead } from '@euro/game-ui';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useDragSwap } from '../drag/useDragSwap.js';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import { SquadActions } from '../sheet/SquadActions.js';
import { BoosterNote } from './BoosterNote.js';
import { FillButton } from './FillButton.js';
import { SquadPitch } from './SquadPitch.js';

interface EditablePitchProps {
  draft: DraftSquad;
  context: SquadContext;
  side: PitchSelection;
  /** What the team plays in this matchday. */
  booster?: Booster | null;
  /** At the right of the bench's title. */
  benchHint: ReactNode;
  /** Whether players may come and go, or only change places. */
  squadIsOpen: boolean;
  onFreePlace?: (positionId: PositionId) => void;
  nextPlace?: number;
}

/** A squad that is being changed on its pitch: each player can be pressed, looked at and swapped. */
export const EditablePitch = memo(function EditablePitch({
  side,
  booster = null,
  ...rest
}: EditablePitchProps) {
  const { draft, context, squadIsOpen, benchHint, onFreePlace, nextPlace } = rest;
  const { overId } = useDragSwap(draft, side, context);
  useFetchAhead(PlayerDetails);
  return (
    <>
      <PitchPlace ref={side.pitch}>
        <SquadPitch
          draft={draft}
          weekId={context.matchday}
          booster={booster}
          action={squadIsOpen && openSlots(draft).total > 0 && <FillButton onPress={side.steps.fill} />}
          note={
            <>
              <OpenPairingsNote
                playerIds={draft.slots.flatMap(({ playerId }) => playerId ?? [])}
                weekId={context.matchday}
              />
              {booster && <BoosterNote booster={booster} draft={draft} weekId={context.matchday} />}
            </>
          }
          benchHint={benchHint}
          onPlayer={side.pressPlayer}
          onFreePlace={onFreePlace}
          nextPlace={nextPlace}
          swap={side.swap}
          openId={side.sheetId}
          overId={overId}
        />
      </PitchPlace>
      {side.sheetId !== null && (
        <Sheet draft={draft} context={context} side={side} squadIsOpen={squadIsOpen} />
      )}
    </>
  );
});

/** The sheet of the player who was pressed: his ring is drawn first, the sheet as soon as the browser has time. */
function Sheet({ draft, context, side, squadIsOpen }: Omit<EditablePitchProps, 'benchHint' | 'booster'>) {
  const sheetId = useDeferredValue(side.sheetId, null);
  const player = sheetId === null ? undefined : context.players.get(sheetId);
  return (
    player && (
      <PlayerDetails
        playerId={player.id}
        onClose={side.closeSheet}
        actions={
          <SquadActions
            player={player}
            draft={draft}
            context={context}
            steps={side.steps}
            squadIsOpen={squadIsOpen}
            onSwap={side.startSwap}
            onDone={side.closeSheet}
          />
        }
      />
    )
  );
}
