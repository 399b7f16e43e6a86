import type { ScoredSelection, Team, TeamPoints } from '@euro/api-contract';
import { ButtonLink } from '@euro/design-system';
import {
  commonTexts,
  Pitch,
  PitchBox,
  PlayerCard,
  shareTexts,
  shirtOf,
  useFormat,
  useNames,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { ChallengeButton } from '../../components/moment/ChallengeButton.js';
import { Moment } from '../../components/moment/Moment.js';
import { armbands, pointsLineup } from '../../domain/pointsLineup.js';
import type { MatchdayWin } from '../../hooks/useMatchdayWin.js';
import { useSharedPoints } from '../../hooks/useSharedPoints.js';
import { useWinText } from '../../hooks/useWinText.js';
import { matchdayWonTexts } from '../../texts/matchdayWonTexts.js';

export interface MatchdayWonProps {
  team: Pick<Team, 'id' | 'name' | 'badge'>;
  points: TeamPoints;
  win: MatchdayWin;
  onClose: () => void;
}

/**
 * Once per matchday that the team won: who did it, on the pitch, with the picture to pass on and the way to friends.
 */
export function MatchdayWon({ team, points, win, onClose }: MatchdayWonProps) {
  const t = useText(matchdayWonTexts);
  const sharing = useText(shareTexts);
  const format = useFormat();
  const names = useNames();
  const world = useWorld();
  const winText = useWinText();
  const lineup = pointsLineup(points, (id) => world.players.get(id)?.positionId);
  const { multipliedSelection } = armbands(points);
  const captain = multipliedSelection && t('captain', { name: names.player(multipliedSelection.playerId) });
  const week = points.weekId;
  const { visibleWeekRank, generalRank } = points;
  return (
    <Moment
      title={[t('titleOne'), t('titleTwo', { week })]}
      text={winText(win, points)}
      facts={[
        ...(visibleWeekRank === null ? [] : [t('rankOfWeek', { rank: format.rank(visibleWeekRank), week })]),
        ...(generalRank === null ? [] : [t('overall', { rank: format.rank(generalRank) })]),
      ]}
      team={team}
      line={[lineup.formation, captain].filter(Boolean).join(' · ')}
      figure={format.teamPoints(points.visibleWeekPoints)}
      pitch={<WonPitch lineup={lineup} />}
      challenge={<ChallengeButton teamId={team.id} />}
      shared={useSharedPoints(points)}
      shareText={sharing('share')}
      leave={
        <ButtonLink variant="ghost" href={`/points/${team.id}?week=${week}`} onClick={onClose}>
          {t('toPoints')}
        </ButtonLink>
      }
      closeText={t('close')}
      onClose={onClose}
    />
  );
}

function WonPitch({ lineup }: { readonly lineup: ReturnType<typeof pointsLineup> }) {
  const common = useText(commonTexts);
  const { formation, coach, rows } = lineup;
  const card = useCard();
  return (
    <PitchBox>
      <Pitch
        dense
        label={common('pitchLabel', { formation })}
        formation={formation}
        coach={coach && card(coach)}
        rows={rows.map((row) => row.map(card))}
      />
    </PitchBox>
  );
}

/** Draws a player with what he brought the team. */
function useCard() {
  const world = useWorld();
  const format = useFormat();
  const names = useNames();
  return ({ playerId, captain, multiplier, total }: ScoredSelection) => {
    const player = world.players.get(playerId);
    if (!player) return null;
    const points = format.points(total);
    return (
      <PlayerCard
        key={playerId}
        name={names.player(playerId)}
        label={`${names.player(playerId)}, ${points}`}
        shirt={shirtOf(player, names.clubCode(player.clubId))}
        points={points}
        multiplier={multiplier === 1 ? undefined : `×${format.factor(multiplier)}`}
        band={captain === 1 ? 'C' : captain === 2 ? 'V' : undefined}
      />
    );
  };
}
