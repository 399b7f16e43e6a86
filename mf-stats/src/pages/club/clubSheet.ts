import type { ClubPlayer } from '@euro/api-contract';
import { COACH, POSITION_IDS, type PositionId } from '@euro/game';
import { PITCH_ROWS } from '@euro/game-ui';

/** Places below this are on the pitch: the coach and eleven players (spec §2 "/club/{id}"). */
const PLACES = 12;

/** A nation as its page draws it. */
export interface ClubSheet {
  readonly coach: ClubPlayer | null;
  /** Goalkeeper, defenders, midfielders, forwards. */
  readonly rows: readonly (readonly ClubPlayer[])[];
  /** The whole squad by position, coach first, each in the order of who would play before whom. */
  readonly groups: readonly ClubGroup[];
}

export interface ClubGroup {
  readonly positionId: PositionId;
  readonly players: readonly ClubPlayer[];
}

/** Divides a squad over the pitch and the depth chart. */
export function clubSheet(players: readonly ClubPlayer[]): ClubSheet {
  const lineup = players
    .flatMap((player) => {
      const { fieldOrder } = player;
      // Null where the expected line-up is not for the viewer.
      return fieldOrder !== null && fieldOrder < PLACES ? [{ player, fieldOrder }] : [];
    })
    .sort((one, other) => one.fieldOrder - other.fieldOrder)
    .map(({ player }) => player);
  return {
    coach: lineup.find(({ positionId }) => positionId === COACH) ?? null,
    rows: PITCH_ROWS.map((position) => lineup.filter(({ positionId }) => positionId === position)),
    groups: POSITION_IDS.map((positionId) => ({
      positionId,
      players: players
        .filter((player) => player.positionId === positionId)
        .sort((one, other) => one.squadDepth - other.squadDepth),
    })),
  };
}
