import type { ChatDuel, ChatPlace, ChatResult, League } from '@euro/api-contract';
import { ButtonLink, token } from '@euro/design-system';
import { ShareButtons, useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Crown, TrendingUp, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useSharedTable } from '../hooks/useSharedTable.js';
import { resultTexts } from '../texts/resultTexts.js';

export interface ResultCardProps {
  readonly league: Pick<League, 'id' | 'name' | 'pictureKey'>;
  /** The own team in it. */
  readonly teamId: number;
  readonly result: ChatResult;
}

/** A league's post after a matchday: winner, leader, climber, and its table as a picture. */
export function ResultCard({ league, teamId, result }: ResultCardProps) {
  const t = useText(resultTexts);
  const format = useFormat();
  const { week_id: week, winners, leaders, climber, duels, duels_total: total } = result;
  const shared = useSharedTable(league, week);
  return (
    <Root>
      <h4>{t('title', { week })}</h4>
      <dl>
        <Place
          icon={<Trophy size={18} aria-hidden />}
          label={t('winner', { count: winners.count })}
          place={winners}
        />
        <Place
          icon={<Crown size={18} aria-hidden />}
          label={t('leader', { count: leaders.count })}
          place={leaders}
        />
        {climber && (
          <Line icon={<TrendingUp size={18} aria-hidden />} label={t('climber')}>
            <b>{climber.team.name}</b>
            <span>{t('climbed', { places: climber.places, rank: format.rank(climber.rank) })}</span>
          </Line>
        )}
      </dl>
      {duels.length > 0 && (
        <ul aria-label={t('duels', { week })}>
          {duels.map((duel) => (
            <Duel key={duel.home.id} duel={duel} />
          ))}
          {total > duels.length && <li>{t('moreDuels', { count: total - duels.length })}</li>}
        </ul>
      )}
      <Buttons>
        <ButtonLink size="small" variant="secondary" href={`/points/${teamId}?week=${week}`}>
          {t('toPoints')}
        </ButtonLink>
        <ShareButtons shared={shared} size="small" />
      </Buttons>
    </Root>
  );
}

interface PlaceProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly place: ChatPlace;
}

function Place({ icon, label, place: { teams, count, points } }: PlaceProps) {
  const t = useText(resultTexts);
  const { teamPoints } = useFormat();
  const names = teams.map(({ name }) => name).join(', ');
  const others = count - teams.length;
  return (
    <Line icon={icon} label={label}>
      <b>{others > 0 ? t('more', { names, count: others }) : names}</b>
      <span>{t('points', { points: teamPoints(points) })}</span>
    </Line>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Line({ icon, label, children }: LineProps) {
  return (
    <div>
      <dt>
        {icon}
        <span>{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Duel({
  duel: { home, away, home_points: homePoints, away_points: awayPoints },
}: {
  duel: ChatDuel;
}) {
  const t = useText(resultTexts);
  const { teamPoints } = useFormat();
  return (
    <li>
      <Side data-won={homePoints > awayPoints || undefined}>
        <span>{home.name}</span> <b>{teamPoints(homePoints)}</b>
      </Side>
      <Side data-won={awayPoints > homePoints || undefined}>
        <span>{away ? away.name : t('average')}</span> <b>{teamPoints(awayPoints)}</b>
      </Side>
    </li>
  );
}

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding-block: 4px;
  white-space: normal;
  h4 { font-size: 1rem; font-weight: 800; font-stretch: 108%; }
  dl { display: grid; gap: 8px; }
  dt { display: flex; align-items: center; gap: 10px; font-size: 0.75rem; color: ${token.inkSoft}; }
  dt svg { flex: none; color: ${token.brand}; }
  dd { display: flex; flex-wrap: wrap; gap: 0 8px; padding-left: 28px; overflow-wrap: anywhere; }
  b { font-weight: 700; }
  dd > span { color: ${token.inkSoft}; font-variant-numeric: tabular-nums; }
  li { padding-block: 8px; border-top: 1px solid ${token.line}; }
`;

const Side = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  span { min-width: 0; overflow-wrap: anywhere; }
  b { font-weight: 400; font-variant-numeric: tabular-nums; }
  &[data-won], &[data-won] b { font-weight: 750; }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 2px;
  && a { text-decoration: none; }
`;
