import { type Booster, type DraftSquad, formationName, GOALKEEPER, type PositionId } from '@euro/game';
import {
  type BenchSeat,
  type BenchSlot,
  commonTexts,
  DugOut,
  Pitch,
  PitchBox,
  type PlacedSlot,
  PlayerCard,
  pitchSlots,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import type { PitchSelection } from '../hooks/usePitchSelection.js';
import { builderTexts } from '../texts/builderTexts.js';
import { PlaceCard } from './PlaceCard.js';

interface SquadPitchProps {
  draft: DraftSquad;
  /** The matchday whose fixtures are on the plates. */
  weekId: number;
  /** Booster of that matchday. */
  booster?: Booster | null;
  /** The matchday is closed. */
  locked?: boolean;
  /** Narrower plates, where there is little room. */
  dense?: boolean;
  /** The bench as one line of shirts. */
  strip?: boolean;
  /** The pitch alone. */
  withoutBench?: boolean;
  /** Ids of players that were proposed, not picked by hand. */
  proposedIds?: readonly number[];
  /** A button for the whole squad, on the pitch. */
  action?: ReactNode;
  /** A sentence between pitch and bench. */
  note?: ReactNode;
  /** At the right of the bench's title. */
  benchHint: ReactNode;
  /** A player was pressed; without it players can't be pressed. */
  onPlayer?: (playerId: number) => void;
  /** A free place was pressed; without it free places can't be pressed. */
  onFreePlace?: (positionId: PositionId) => void;
  /** Index of the free place that the next pick fills. */
  nextPlace?: number;
  /** The player who waits to be swapped, and why each other one can't take his place. */
  swap?: PitchSelection['swap'];
  /** The player whose sheet is open. */
  openId?: number | null;
  /** The player on whom another one would be dropped. */
  overId?: number | null;
}

/** A squad on the pitch and its bench; every place a button where it may be changed. */
export function SquadPitch(props: SquadPitchProps) {
  const { draft, weekId, dense, locked, strip, withoutBench, action, note, benchHint, ...rest } = props;
  const t = useText(commonTexts);
  const names = useNames();
  const formation = formationName(draft);
  const { coach, rows, bench } = pitchSlots(draft);
  const card = usePlace({ draft, weekId, ...rest });
  const seats = bench.map(
    (slot): BenchSeat => ({
      id: slot.playerId ?? `free-${slot.index}`,
      order: slot.order ?? undefined,
      note:
        slot.positionId === GOALKEEPER
          ? strip
            ? names.positionCode(GOALKEEPER)
            : t('benchKeeper')
          : dense || strip
            ? undefined
            : benchNote(slot, t('comesOnFirst')),
      card: card(slot),
    }),
  );
  return (
    <PitchBox>
      <Pitch
        dense={dense}
        locked={locked}
        label={t('pitchLabel', { formation })}
        formation={formation}
        action={action}
        coach={coach && card(coach)}
        rows={rows.map((row) => row.map(card))}
      />
      {note}
      {!withoutBench && <DugOut title={t('bench')} hint={benchHint} seats={seats} strip={strip} />}
    </PitchBox>
  );
}

function benchNote({ order, playerId }: BenchSlot, first: string): string | undefined {
  return order === 1 && playerId !== null ? first : undefined;
}

type PlaceInput = Omit<
  SquadPitchProps,
  'action' | 'benchHint' | 'note' | 'dense' | 'locked' | 'strip' | 'withoutBench'
>;

/**
 * Renders one place of the squad. The marked player and swapped ones are rendered first; the marks of allowed swaps on
 * other cards follow when the browser is idle. A press on one of them uses the newest state.
 */
function usePlace(input: PlaceInput): (slot: PlacedSlot) => ReactNode {
  const world = useWorld();
  const { draft, weekId, booster, onPlayer, onFreePlace, nextPlace, swap = null } = input;
  const drawnSwap = useDeferredValue(swap);
  const drawnDraft = useDeferredValue(draft);
  return ({ index, playerId, positionId, role }) => {
    const player = playerId === null ? undefined : world.players.get(playerId);
    const isOnBench = role === 'bench';
    if (player === undefined) {
      return (
        <FreePlace
          key={`free-${index}`}
          place={index}
          positionId={positionId}
          isOnBench={isOnBench}
          isNext={index === nextPlace}
          onPress={onFreePlace}
        />
      );
    }
    const { id } = player;
    const isFirst =
      id === swap?.playerId || id === drawnSwap?.playerId || id !== drawnDraft.slots[index]?.playerId;
    return (
      <PlaceCard
        key={id}
        player={player}
        weekId={weekId}
        isOnBench={isOnBench}
        band={id === draft.captainId ? 'C' : id === draft.viceCaptainId ? 'V' : undefined}
        isTriple={booster === 'tripleCaptain'}
        isOpen={id === input.openId}
        isOver={id === input.overId}
        isProposed={input.proposedIds?.includes(id) ?? false}
        swap={isFirst ? swap : drawnSwap}
        onPress={onPlayer}
      />
    );
  };
}

interface FreePlaceProps {
  /** Its index in the squad. */
  place: number;
  positionId: PositionId;
  isOnBench: boolean;
  /** The next pick fills it. */
  isNext: boolean;
  onPress?: (positionId: PositionId) => void;
}

/** A free place of a squad. */
const FreePlace = memo(function FreePlace(props: FreePlaceProps) {
  const { place, positionId, isOnBench, isNext, onPress } = props;
  const t = useText(builderTexts);
  const names = useNames();
  return (
    <PlayerCard
      state="empty"
      data-place={place}
      name={names.positionTitle(positionId)}
      label={t(isOnBench ? 'emptyBenchSlot' : 'emptySlot', { position: names.position(positionId) })}
      secondLine={onPress && t('pick')}
      selected={isNext}
      onPress={onPress && (() => onPress(positionId))}
    />
  );
});
