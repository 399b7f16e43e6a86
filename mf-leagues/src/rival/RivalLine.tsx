import { COACH } from '@euro/game';
import { useFormat, useNames } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useState } from 'react';
import { decisiveGoal } from '../domain/decisiveGoal.js';
import { type GoalSwing, goalSwings } from '../domain/goalSwings.js';
import { type LeadMove, lastMove } from '../domain/lastMove.js';
import { signedDifference } from '../duels/duelScore.js';
import { rivalTexts } from '../texts/rivalTexts.js';
import { Plate, Shirt } from './Plate.js';
import type { Sides } from './Sides.js';
import { useGoalWords } from './useGoalWords.js';
import { useLookups } from './useLookups.js';

interface RivalLineProps extends Sides {
  /** A change of the lead since the page was opened comes before the goal that would change it. */
  readonly showsMoves?: boolean;
}

/** The one goal that would change who is ahead, or why there is none. */
export function RivalLine({ own, other, name, showsMoves = false }: RivalLineProps) {
  const lookups = useLookups(own.weekId);
  const lead = own.visibleWeekPoints - other.visibleWeekPoints;
  const move = useLastMove({ own, other });
  if (showsMoves && move) return <Moved {...move} lead={lead} weekId={own.weekId} />;
  const goal = decisiveGoal(goalSwings(own.selections, other.selections, lookups), lead);
  if (goal) return <Decisive goal={goal} lead={lead} name={name} weekId={own.weekId} />;
  return <Remaining own={own} other={other} name={name} lead={lead} />;
}

/** The last change of the lead between two responses about the same teams and matchday. */
function useLastMove(sides: Pick<Sides, 'own' | 'other'>): LeadMove | null {
  const [last, setLast] = useState({ ...sides, move: null as LeadMove | null });
  if (last.own !== sides.own || last.other !== sides.other) {
    const isSame = last.own.weekId === sides.own.weekId && last.other.teamId === sides.other.teamId;
    const totals = ({ own, other }: Pick<Sides, 'own' | 'other'>) => ({
      own: own.selections,
      other: other.selections,
    });
    const move = isSame ? lastMove(totals(last), totals(sides)) : null;
    setLast({ ...sides, move: move ?? (isSame ? last.move : null) });
  }
  return last.move;
}

interface AtLead {
  readonly lead: number;
  readonly weekId: number;
}

function Moved({ playerId, move, lead, weekId }: LeadMove & AtLead) {
  const t = useText(rivalTexts);
  const { teamPoints } = useFormat();
  const names = useNames();
  const { matchOf } = useLookups(weekId);
  return (
    <Plate data-gain={move > 0}>
      <Shirt playerId={playerId} size={44} />
      <div>
        <b>{t('moved', { player: names.player(playerId) })}</b>
        <small>
          {[minuteOf(matchOf(playerId)), t('now', { lead: signedDifference(lead, teamPoints) })]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <strong>{signedDifference(move, teamPoints)}</strong>
    </Plate>
  );
}

const minuteOf = (match: { readonly minute: number | null } | undefined) =>
  match?.minute == null ? null : `${match.minute}'`;

interface DecisiveProps extends AtLead {
  readonly goal: GoalSwing;
  readonly name: string;
}

function Decisive({ goal, lead, name, weekId }: DecisiveProps) {
  const t = useText(rivalTexts);
  const { teamPoints } = useFormat();
  const names = useNames();
  const words = useGoalWords(name);
  const { matchOf } = useLookups(weekId);
  const isGain = goal.swing > 0;
  const details = [
    minuteOf(matchOf(goal.playerId)),
    words(goal),
    t('reaches', { lead: signedDifference(lead + goal.swing, teamPoints) }),
  ];
  return (
    <Plate data-gain={isGain}>
      <Shirt playerId={goal.playerId} size={44} />
      <div>
        <b>{t(isGain ? 'overOwn' : 'overOther', { player: names.player(goal.playerId), name })}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </div>
      <strong>{signedDifference(goal.swing, teamPoints)}</strong>
    </Plate>
  );
}

function Remaining({ own, other, name, lead }: Sides & { readonly lead: number }) {
  const t = useText(rivalTexts);
  const { positionOf, matchOf } = useLookups(own.weekId);
  const [ownCounts, otherCounts] = [own, other].map(({ selections }) => {
    const counted = selections.filter((selection) => selection.counted);
    const toPlay = counted.filter(({ status }) => status === 'to-play');
    return {
      busy: counted.filter(({ status }) => status === 'playing').length,
      // A reserve may come on, or into the team, and one's own men can lose points.
      hasLeft: selections.some(
        ({ status, playerId }) =>
          ['playing', 'to-play'].includes(status) ||
          (status === 'bench' && matchOf(playerId)?.status === 'live'),
      ),
      players: toPlay.filter(({ playerId }) => positionOf(playerId) !== COACH).length,
    };
  }) as [Counts, Counts];
  const isOver = !ownCounts.hasLeft && !otherCounts.hasLeft;
  const isPlaying = ownCounts.busy + otherCounts.busy > 0;
  const title = isOver
    ? t(lead === 0 ? 'bothLevel' : lead > 0 ? 'youWin' : 'theyWin', { name })
    : t(isPlaying ? 'noGoal' : 'nobody');
  return (
    <Plate>
      <span />
      <div>
        <b>{title}</b>
        {!isOver && <small>{t('stillToPlay', { own: ownCounts.players, other: otherCounts.players })}</small>}
      </div>
    </Plate>
  );
}

interface Counts {
  readonly busy: number;
  readonly hasLeft: boolean;
  /** To play, without the coach. */
  readonly players: number;
}
