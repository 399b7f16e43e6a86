import type { Booster, DraftSquad, SquadContext } from '@euro/game';
import { OpenPairingsNote, PitchPlace, type PlacedSlot, PlayerDetails, type World } from '@euro/game-ui';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useDragSwap } from '../drag/useDragSwap.js';
import type { Pitchside } from '../hooks/usePitchside.js';
import { SquadActions } from '../sheet/SquadActions.js';
import { BoosterNote } from './BoosterNote.js';
import { SquadPitch } from './SquadPitch.js';

interface EditablePitchProps {
  draft: DraftSquad;
  context: SquadContext;
  world: World;
  side: Pitchside;
  /** What the team plays in this matchday. */
  booster?: Booster | null;
  /** At the right of the bench's title. */
  benchHint: ReactNode;
  /** Whether players may come and go, or only change places. */
  squadIsOpen: boolean;
  onFreePlace?: (slot: PlacedSlot) => void;
  nextPlace?: number;
}

/** A squad that is being changed on its pitch: each player can be pressed, looked at and swapped. */
export const EditablePitch = memo(function EditablePitch({
  side,
  booster = null,
  ...rest
}: EditablePitchProps) {
  const { draft, context, world, squadIsOpen, benchHint, onFreePlace, nextPlace } = rest;
  const { overId } = useDragSwap(draft, side, context);
  return (
    <>
      <PitchPlace ref={side.pitch}>
        <SquadPitch
          draft={draft}
          world={world}
          weekId={context.matchday}
          booster={booster}
          note={
            <>
              <OpenPairingsNote
                playerIds={draft.slots.flatMap(({ playerId }) => playerId ?? [])}
                world={world}
                weekId={context.matchday}
              />
              {booster && (
                <BoosterNote booster={booster} draft={draft} world={world} weekId={context.matchday} />
              )}
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
        <Sheet draft={draft} context={context} world={world} side={side} squadIsOpen={squadIsOpen} />
      )}
    </>
  );
});

/** The sheet of the player who was pressed: his ring is drawn first, the sheet as soon as the browser has time. */
function Sheet({
  draft,
  context,
  world,
  side,
  squadIsOpen,
}: Omit<EditablePitchProps, 'benchHint' | 'booster'>) {
  const sheetId = useDeferredValue(side.sheetId, null);
  const player = sheetId === null ? undefined : context.players.get(sheetId);
  return (
    player && (
      <PlayerDetails
        playerId={player.id}
        world={world}
        onClose={side.closeSheet}
        actions={
          <SquadActions
            player={player}
            draft={draft}
            context={context}
            world={world}
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
