import type { ScoredSelection, TeamPoints } from '@euro/api-contract';
import type { PlayerStatus } from '@euro/game';
import {
  CardMark,
  commonTexts,
  OpponentLine,
  PlayerCard,
  type PlayerCardProps,
  shirtOf,
  useCards,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { hasToPlay } from '../../domain/hasToPlay.js';
import { matchIn } from '../../domain/matchIn.js';
import { sitsOut } from '../../domain/sitsOut.js';
import type { PowerSubs } from '../../hooks/usePowerSubs.js';
import { sheetOpened } from '../../store/focusSlice.js';
import { useTeamDispatch, useTeamSelector } from '../../store/teamStore.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { Flash, usePointFlashes } from './Flash.js';
import { usePowerSubLook } from './usePowerSubLook.js';

interface PointsCardInput {
  readonly points: TeamPoints;
  readonly statuses: ReadonlyMap<number, PlayerStatus>;
  readonly powerSubs: PowerSubs | null;
}

type Place = 'pitch' | 'bench';

/**
 * Renders a player with his points for the team; players who did not count show their own points, and those still to
 * play their kick-off.
 */
export function usePointsCard({ points, statuses, powerSubs }: PointsCardInput) {
  const world = useWorld();
  const common = useText(commonTexts);
  const t = useText(pointsTexts);
  const format = useFormat();
  const names = useNames();
  const cards = useCards(points.weekId);
  const labelOf = usePointsLabel(points);
  const subLook = useSubLook();
  const flashes = usePointFlashes(points);
  const powerLook = usePowerSubLook(powerSubs);
  const dispatch = useTeamDispatch();
  const sheetId = useTeamSelector((state) => state.focus.sheetId);

  return (selection: ScoredSelection, place: Place): ReactNode => {
    const player = world.players.get(selection.playerId);
    if (player === undefined) return null;
    const { captain, multiplier, counted, total } = selection;
    const status = statuses.get(player.id) ?? selection.status;
    const isWaiting = hasToPlay(status, points);
    const isSittingOut = sitsOut(status, selection, points);
    const kickOff = isWaiting ? matchIn(world, points.weekId, player.id)?.date : undefined;
    const fixture = isWaiting ? cards.fixture(player.clubId) : null;
    // On an earlier matchday the card is about his points.
    const isOut = status === 'no-match' && player.eliminated && isWaiting;
    const reason = isSittingOut ? t('sitsOut') : isOut ? common('isOut') : '–';
    const label = labelOf(selection, status);
    const flash = flashes.get(player.id);
    return (
      <PlayerCard
        key={player.id}
        name={names.player(player.id)}
        label={label}
        shirt={shirtOf(player, names.clubCode(player.clubId))}
        points={isWaiting || isSittingOut ? undefined : format.points(counted ? total : selection.points)}
        secondLine={kickOff ? format.kickOff(kickOff) : fixture ? <OpponentLine {...fixture} /> : reason}
        mark={isOut ? 'eliminated' : undefined}
        tall
        multiplier={multiplier === 1 ? undefined : `×${format.factor(multiplier)}`}
        tone={selection.points < 0 ? 'negative' : undefined}
        band={captain === 1 ? 'C' : captain === 2 ? 'V' : undefined}
        playing={status === 'playing'}
        events={
          (status === 'sent-off' || flash) && (
            <>
              {status === 'sent-off' && <CardMark colour="red" />}
              {flash && (
                <Flash key={flash.turn} text={format.signedPoints(flash.change)} isLoss={flash.change < 0} />
              )}
            </>
          )
        }
        selected={player.id === sheetId}
        onPress={() => dispatch(sheetOpened(player.id))}
        {...subLook(selection, place)}
        {...powerLook(player.id, label)}
      />
    );
  };
}

/** The tag of who came on or was taken out: green on the pitch, red on the bench. */
function useSubLook() {
  const t = useText(pointsTexts);
  return (
    { autoSub, powerSub, minutes }: ScoredSelection,
    place: Place,
  ): Pick<PlayerCardProps, 'state' | 'tag'> => {
    if (place === 'pitch') {
      return autoSub === 'in' || powerSub === 'in' ? { state: 'auto-in', tag: t('subIn') } : {};
    }
    if (autoSub === 'out') return { state: 'auto-out', tag: t('zeroMinutes', { minutes }) };
    return powerSub === 'out' ? { state: 'auto-out', tag: t('subOut') } : {};
  };
}

/** The card of the points page as one sentence. */
function usePointsLabel(points: TeamPoints): (selection: ScoredSelection, status: PlayerStatus) => string {
  const world = useWorld();
  const t = useText(pointsTexts);
  const common = useText(commonTexts);
  const format = useFormat();
  const cards = useCards(points.weekId);

  const wordsOf = ({ captain, autoSub, powerSub, counted }: ScoredSelection, status: PlayerStatus) => [
    captain === 1 ? common('captain') : captain === 2 ? common('viceCaptain') : '',
    autoSub === 'in' ? t('cameIn') : autoSub === 'out' ? t('wentOut') : '',
    powerSub === 'in' ? t('poweredIn') : powerSub === 'out' ? t('poweredOut') : '',
    counted ? '' : t('notCounted'),
    status === 'playing' ? t('legendPlaying') : status === 'sent-off' ? t('sentOff') : '',
  ];

  return (selection, status) => {
    const player = world.players.get(selection.playerId);
    if (player === undefined) return '';
    const { multiplier, counted, total } = selection;
    const label = [cards.who(player), ...wordsOf(selection, status)].filter((word) => word !== '').join(', ');
    if (hasToPlay(status, points)) {
      const fixture = cards.fixture(player.clubId);
      if (fixture === null && player.eliminated) return label;
      if (fixture === null) return `${label}, ${common('noMatch')}`;
      const kickOff = matchIn(world, points.weekId, player.id)?.date;
      const words = kickOff ? `${fixture.spoken}, ${format.kickOff(kickOff)}` : fixture.spoken;
      return t('cardToPlay', { label, fixture: words });
    }
    if (sitsOut(status, selection, points)) return t('cardSitsOut', { label });
    const count = counted ? total : selection.points;
    const params = { label, points: format.points(count), count };
    if (multiplier === 1) return t('cardPoints', params);
    return t('cardMultiplied', {
      ...params,
      own: format.points(selection.points),
      multiplier: format.factor(multiplier),
    });
  };
}
