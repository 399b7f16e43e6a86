import type { OwnLeague, TeamPoints } from '@euro/api-contract';
import {
  Button,
  Card,
  CardHeader,
  Jersey,
  ListRow,
  MoveArrow,
  numeral,
  onNight,
  token,
} from '@euro/design-system';
import {
  BandIcon,
  EveningDialog,
  shareTexts,
  shirtOf,
  useFormat,
  useNames,
  useShare,
  useWorld,
} from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Armchair, Share2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { matchdayReport } from '../../domain/matchdayReport.js';
import { useSharedPoints } from '../../hooks/useSharedPoints.js';
import { useLeaguesQuery } from '../../store/teamApi.js';
import { pointsTexts } from '../../texts/pointsTexts.js';
import { reportTexts } from '../../texts/reportTexts.js';

/** Props of {@link ReportCard}. */
export interface ReportCardProps {
  /** Of a definitive matchday. */
  readonly points: TeamPoints;
}

/** Leagues whose places are shown. */
const MOST_LEAGUES = 3;

/** The last matchday in short: against the best and the average, who brought what, and places among friends. */
export function ReportCard({ points }: ReportCardProps) {
  const t = useText(reportTexts);
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('title', { week: points.weekId })} />
      <Comparison points={points} />
      <Facts points={points} />
      <Leagues points={points} />
    </Card>
  );
}

/** The team's points on a bar as long as the best team's, with the average as a mark. */
function Comparison({ points }: ReportCardProps) {
  const { visibleWeekPoints, visibleWeekRank: rank, weekAveragePoints, weekWinnerPoints } = points;
  const t = useText(reportTexts);
  const format = useFormat();
  const text = (value: number | null) => (value === null ? t('none') : format.teamPoints(value));
  const highest = weekWinnerPoints ?? 0;
  const share = (value: number | null) =>
    value === null || highest <= 0 ? 0 : Math.min(100, Math.max(0, (value / highest) * 100));
  const [average, best] = [text(weekAveragePoints), text(weekWinnerPoints)];
  return (
    <Bars>
      <p>
        <b>{t('score', { points: format.teamPoints(visibleWeekPoints) })}</b>
        <span>{rank === null ? t('noRank') : t('ofWeek', { rank: format.rank(rank) })}</span>
      </p>
      <Bar role="img" aria-label={t('compared', { points: text(visibleWeekPoints), average, highest: best })}>
        <i style={{ width: `${share(visibleWeekPoints)}%` }} />
        {weekAveragePoints !== null && <Mark style={{ left: `${share(weekAveragePoints)}%` }} />}
      </Bar>
      <small>
        <span>{t('average', { points: average })}</span>
        <span>{t('highest', { points: best })}</span>
      </small>
    </Bars>
  );
}

function Facts({ points }: ReportCardProps) {
  const t = useText(reportTexts);
  const format = useFormat();
  const names = useNames();
  const { best, cameOn, captain, benchPoints } = matchdayReport(points);
  const scored = (player: { playerId: number; total: number } | null) =>
    player === null ? t('none') : `${names.player(player.playerId)} ${format.points(player.total)}`;
  return (
    <Grid>
      <Fact icon={<Shirt playerId={best?.playerId} />} label={t('best')} text={scored(best)} />
      <Fact icon={<Shirt playerId={cameOn?.playerId} />} label={t('cameOn')} text={scored(cameOn)} />
      <Fact
        icon={<BandIcon band="C" />}
        label={t('captain')}
        text={
          captain === null
            ? t('none')
            : `${names.player(captain.playerId)} ${format.signedPoints(captain.gain)}`
        }
      />
      <Fact
        icon={<Armchair aria-hidden />}
        label={t('bench')}
        text={t('benchLeft', { points: format.points(benchPoints) })}
      />
    </Grid>
  );
}

function Fact({ icon, label, text }: { icon: ReactNode; label: string; text: string }) {
  return (
    <li>
      {icon}
      <span>
        <small>{label}</small>
        <b>{text}</b>
      </span>
    </li>
  );
}

function Shirt({ playerId }: { playerId: number | undefined }) {
  const { players } = useWorld();
  const names = useNames();
  const player = playerId === undefined ? undefined : players.get(playerId);
  return player ? <Jersey {...shirtOf(player, names.clubCode(player.clubId))} size={40} /> : <Blank />;
}

/** Places in the team's leagues, and what can be shared: the own matchday, and a league's as pictures. */
function Leagues({ points }: ReportCardProps) {
  const t = useText(reportTexts);
  const leagues = useLeaguesQuery(points.teamId).data ?? [];
  return (
    <>
      {leagues.length > 0 && (
        <>
          <Subtitle>{t('leagues')}</Subtitle>
          <ul>
            {leagues.slice(0, MOST_LEAGUES).map((league) => (
              <LeagueRow key={league.id} league={league} />
            ))}
          </ul>
        </>
      )}
      <Foot>
        <ShareButton points={points} />
        <Evening leagues={leagues.filter(hasEvening(points.weekId))} week={points.weekId} />
      </Foot>
    </>
  );
}

function LeagueRow({ league: { name, totalTeams, rank, move } }: { readonly league: OwnLeague }) {
  const t = useText(reportTexts);
  const words = useText(pointsTexts);
  const format = useFormat();
  return (
    <ListRow
      title={name}
      detail={t('teams', { count: totalTeams })}
      trailing={
        <Rank>
          {move !== null && move !== 0 && (
            <MoveArrow
              move={move}
              text={format.whole(Math.abs(move))}
              label={words(move > 0 ? 'up' : 'down', { count: Math.abs(move) })}
            />
          )}
          <b>{rank === null ? t('none') : format.rank(rank)}</b>
        </Rank>
      }
    />
  );
}

/** A league that counted in a matchday, with somebody to compare with. */
const hasEvening =
  (week: number) =>
  ({ weekId, totalTeams }: OwnLeague) =>
    weekId <= week && totalTeams > 1;

function ShareButton({ points }: ReportCardProps) {
  const t = useText(reportTexts);
  const sharing = useText(shareTexts);
  const { share, isSharing } = useShare({ failed: sharing('failed') });
  const shared = useSharedPoints(points);
  return (
    <Button
      variant="ghost"
      icon={<Share2 size={20} aria-hidden />}
      loading={isSharing}
      onClick={() => void share(shared, sharing('copied'))}
    >
      {t('share')}
    </Button>
  );
}

/** Nothing without a league. */
function Evening({ leagues: [first, ...others], week }: { leagues: readonly OwnLeague[]; week: number }) {
  const t = useText(reportTexts);
  const [isOpen, setOpen] = useState(false);
  if (!first) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('evening')}
      </Button>
      {isOpen && <EveningDialog leagues={[first, ...others]} week={week} onClose={() => setOpen(false)} />}
    </>
  );
}

const Bars = styled.div`
  display: grid;
  gap: 8px;
  padding: 4px 16px 14px;
  p { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 12px; }
  p > span { font-size: 0.875rem; font-weight: 650; }
  b { ${numeral} font-size: 1.5rem; }
  small { display: flex; justify-content: space-between; gap: 12px; font-size: 0.8125rem; color: ${token.inkSoft}; }
`;

const Bar = styled.div`
  position: relative;
  height: 10px;
  border-radius: 99px;
  background: ${token.sunken};
  i { display: block; height: 100%; border-radius: inherit; background: ${token.data}; }
`;

const Mark = styled.span`
  position: absolute;
  inset-block: -4px;
  width: 4px;
  margin-left: -2px;
  border-radius: 2px;
  background: ${token.ink};
  box-shadow: 0 0 0 2px ${token.surface};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-top: 1px solid ${token.line};
  li { display: flex; align-items: center; gap: 10px; min-height: 60px; padding: 8px 12px 8px 16px; }
  li:nth-child(odd) { border-right: 1px solid ${token.line}; }
  li:nth-child(n + 3) { border-top: 1px solid ${token.line}; }
  svg { flex: none; }
  span { min-width: 0; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  b { font-size: 0.9375rem; overflow-wrap: anywhere; }
  @media (max-width: 18.75em) { grid-template-columns: minmax(0, 1fr); }
`;

const Blank = styled.i`
  flex: none;
  width: 40px;
`;

const Subtitle = styled.h3`
  padding: 8px 16px;
  background: ${token.sunken};
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${token.inkSoft};
`;

const Rank = styled.span`
  display: flex;
  align-items: baseline;
  gap: 12px;
  b { ${numeral} min-width: 2.5ch; font-size: 1.125rem; text-align: right; }
`;

const Foot = styled.div`
  ${onNight}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px;
  background: ${token.night};
  & > :first-child { flex: 1 1 auto; }
`;
