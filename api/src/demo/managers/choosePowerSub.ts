import { COACH, type PowerSub, type PowerSubContext, refusalToPowerSub } from '@euro/game';
import type { Hopes } from './chooseEleven.js';

interface PowerSubChoice extends PowerSubContext {
  readonly weekId: number;
  readonly booster: Parameters<typeof refusalToPowerSub>[0]['booster'];
  /** Points so far in the matchday, by player id. */
  readonly points: ReadonlyMap<number, number>;
}

/** Points that the player of the bench must promise beyond what the starter has. */
const MIN_GAIN = 1.5;

/**
 * The power sub with the highest expected gain: a starter whose match is over, or who has none, for a player whose
 * match is still to come (decisions §4.6). Null when the rules allow none or none gains anything.
 */
export function choosePowerSub(choice: PowerSubChoice, hopes: Hopes): PowerSub | null {
  const { lineup, statuses, players, points } = choice;
  const all = [...lineup.starting, ...lineup.bench];
  const isToPlay = (id: number) => statuses.get(id) === 'to-play';
  const incoming = all.filter((id) => isToPlay(id) && players.get(id)?.positionId !== COACH);
  const outgoing = all.filter((id) =>
    ['played', 'bench', 'no-match'].includes(statuses.get(id) ?? 'no-match'),
  );
  const worth = (id: number) => points.get(id) ?? 0;
  const subs = incoming
    .flatMap((inId) => outgoing.map((outId) => ({ outId, inId, gain: hopes(inId) - worth(outId) })))
    .filter(({ gain }) => gain >= MIN_GAIN)
    .sort((a, b) => b.gain - a.gain || a.outId - b.outId || a.inId - b.inId);
  const allowedSub = subs.find(
    ({ outId, inId }) => refusalToPowerSub({ ...choice, sub: { outId, inId } }) === null,
  );
  return allowedSub ? { outId: allowedSub.outId, inId: allowedSub.inId } : null;
}
