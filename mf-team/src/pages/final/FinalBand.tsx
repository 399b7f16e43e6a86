import type { Team, TeamPoints } from '@euro/api-contract';
import { Band, ButtonLink, Flag, Jersey, LiveDot, media, numeral, token } from '@euro/design-system';
import { lastMatches } from '@euro/game';
import { shareBelow, useFormat, useNames, useWorld } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Confetti } from '../../components/moment/Confetti.js';
import { tournamentWinner } from '../../domain/tournamentWinner.js';
import { useAnnouncePoints } from '../../hooks/useAnnouncePoints.js';
import { useCountUp } from '../../hooks/useCountUp.js';
import { finalTexts } from '../../texts/finalTexts.js';
import { ShareRecapRow } from '../recap/ShareRecapRow.js';
import { Cup } from './Cup.js';

interface FinalBandProps {
  readonly team: Pick<Team, 'id' | 'name'>;
  /** Of the last matchday; null for a team that never played. */
  readonly points: TeamPoints | null;
  /** Teams in the overall ranking; null where that is unknown. */
  readonly teams: number | null;
  /** All matchdays are confirmed. */
  readonly isDefinitive: boolean;
}

/** Who won the tournament, and the team's total: provisional until all matchdays are confirmed, then definitive. */
export function FinalBand({ team, points, teams, isDefinitive }: FinalBandProps) {
  return (
    <Band light="none">
      <Middle>
        <Confetti />
        <Champion />
        {points && <Total points={points} teams={teams} isDefinitive={isDefinitive} />}
        {points && <Actions team={team} points={points} isDefinitive={isDefinitive} />}
      </Middle>
    </Band>
  );
}

function Champion() {
  const t = useText(finalTexts);
  const world = useWorld();
  const names = useNames();
  const format = useFormat();
  const winner = tournamentWinner(world);
  const [last] = lastMatches(world.matches, 1);
  const kit = winner && <Jersey nation={names.clubCode(winner.clubId)} size={84} />;
  return (
    <>
      {last && <Pill>{format.day(last.date)}</Pill>}
      <Prize>
        {kit}
        <Cup />
        {kit}
      </Prize>
      <h1>
        <span>{winner ? names.club(winner.clubId) : t('over')}</span>{' '}
        <em>{t(winner ? 'champion' : 'played')}</em>
      </h1>
      {winner?.final && <Result final={winner.final} />}
    </>
  );
}

type Final = NonNullable<NonNullable<ReturnType<typeof tournamentWinner>>['final']>;

function Result({ final: { clubId, otherId, score, penalties } }: { readonly final: Final }) {
  const t = useText(finalTexts);
  const names = useNames();
  return (
    <Score>
      <Flag nation={names.clubCode(clubId)} size={22} label={names.club(clubId)} />
      <b>{score.join('-')}</b>
      <Flag nation={names.clubCode(otherId)} size={22} label={names.club(otherId)} />
      {penalties && <span>{t('penalties', { score: penalties.join('-') })}</span>}
      <Scorers sides={[clubId, otherId]} />
    </Score>
  );
}

/** The winner's scorers before the other side's, as in the score. */
function Scorers({ sides }: { readonly sides: readonly number[] }) {
  const t = useText(finalTexts);
  const names = useNames();
  const scorers = useWorld().matches.find((match) => match.scorers)?.scorers ?? [];
  const written = sides.map((side) =>
    scorers
      .filter((scorer) => scorer.clubId === side)
      .map(({ playerId, goals, isOwnGoal }) =>
        t(isOwnGoal ? 'ownGoals' : 'goals', { name: names.player(playerId), goals }),
      )
      .join(', '),
  );
  const line = written.filter(Boolean).join(' – ');
  return line && <span>{line}</span>;
}

interface TotalProps extends Pick<FinalBandProps, 'teams' | 'isDefinitive'> {
  readonly points: TeamPoints;
}

function Total({ points, teams, isDefinitive }: TotalProps) {
  const t = useText(finalTexts);
  const format = useFormat();
  useAnnouncePoints(points);
  const text = format.teamPoints(useCountUp(points.generalPoints));
  const [, integer = text, fraction = ''] = /^([^.,]*)([.,].*)?$/.exec(text) ?? [];
  const { generalRank: rank } = points;
  const share = rank === null || teams === null ? null : shareBelow(rank, teams);
  return (
    <Plate>
      <Label>
        {isDefinitive ? <Check size={16} aria-hidden /> : <LiveDot $kind="provisional" />}
        <span>{`${t('total')} · ${t(isDefinitive ? 'definitive' : 'provisional')}`}</span>
      </Label>
      <Big>
        <span>{integer}</span>
        {fraction && <small>{fraction}</small>}
      </Big>
      {share !== null && (
        <Bar aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </Bar>
      )}
      {rank !== null && teams !== null && (
        <p>
          {share !== null && (
            <>
              <span>{t('better', { share: format.percent(share), teams: format.whole(teams) })}</span>
              <span> · </span>
            </>
          )}
          <b>{format.rank(rank)}</b>
          {share === null && <span>{` ${t('teams', { teams })}`}</span>}
        </p>
      )}
    </Plate>
  );
}

interface ActionsProps extends Pick<FinalBandProps, 'team' | 'isDefinitive'> {
  readonly points: TeamPoints;
}

/** Two buttons, so that the second one moves nothing when it turns into another. */
function Actions({ team, points, isDefinitive }: ActionsProps) {
  const t = useText(finalTexts);
  const { navigation } = usePlatform();
  const { generalPoints, generalRank } = points;
  if (isDefinitive && generalRank !== null) {
    return (
      <Buttons>
        <ShareRecapRow team={{ teamId: team.id, teamName: team.name, generalPoints, generalRank }} />
        <ButtonLink variant="ghost" size="large" block href={`/recap/${team.id}`}>
          {t('seeRecap')}
        </ButtonLink>
      </Buttons>
    );
  }
  return (
    <Buttons>
      <ButtonLink variant="lime" size="large" block href={`/points/${team.id}`}>
        {t('toPoints')}
      </ButtonLink>
      {navigation.has('/rankings') && (
        <ButtonLink variant="ghost" size="large" block href="/rankings">
          {t('rankings')}
        </ButtonLink>
      )}
    </Buttons>
  );
}

const Middle = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: center;
  max-width: 30rem;
  margin-inline: auto;
  padding-block: 16px 20px;
  text-align: center;
  h1 { margin-top: 8px; font-size: min(2.25rem, 11vw); font-weight: 850; font-stretch: 118%; line-height: 1.02; letter-spacing: -0.02em; overflow-wrap: anywhere; }
  h1 > span { display: block; }
  h1 > em { font-style: normal; color: ${token.accent}; }
  ${media.laptop} { padding-block: 32px 40px; h1 { font-size: 3rem; } }
`;

const Pill = styled.span`
  padding: 5px 14px;
  border-radius: ${token.radiusFull};
  background: var(--em-night-block, #0b133899);
  font-size: 0.8125rem;
  font-weight: 700;
`;

const Prize = styled.div`
  display: flex;
  justify-content: center;
  align-items: end;
  margin-top: 12px;
  & > :first-child { transform: rotate(-8deg) translateX(14px); }
  & > :last-child { transform: rotate(8deg) translateX(-14px); }
  & > :only-child { transform: none; }
`;

const Score = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 4px 9px;
  margin-top: 8px;
  font-size: 0.875rem;
  color: ${token.onNightSoft};
  b { ${numeral} font-size: 1.125rem; color: #fff; }
`;

const Plate = styled.div`
  width: 100%;
  margin-top: 18px;
  padding: 14px 16px;
  border-radius: 14px;
  background: var(--em-night-block, #0b133899);
  box-shadow: inset 0 0 0 1px #ffffff1f;
  p { color: ${token.onNightSoft}; }
  & > p:last-child { margin-top: 12px; font-size: 0.9375rem; text-wrap: balance; b { color: #fff; } }
`;

const Label = styled.p`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 7px;
  font-size: 0.8125rem;
  font-weight: 650;
`;

const Big = styled.p`
  ${numeral}
  margin-top: 2px;
  font-size: min(4.75rem, 22vw);
  font-weight: 850;
  line-height: 0.95;
  letter-spacing: -0.045em;
  && { color: #fff; }
  small { font-size: 0.56em; }
`;

const Bar = styled.div`
  height: 10px;
  margin-top: 14px;
  border-radius: 99px;
  background: #ffffff24;
  i {
    position: relative;
    display: block;
    height: 100%;
    border-radius: inherit;
    background: linear-gradient(90deg, var(--brand-data, #4c60d9), ${token.accent});
  }
  i::after { content: ''; position: absolute; inset: -5px -3px -5px auto; width: 5px; border-radius: 3px; background: #fff; }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  width: 100%;
  margin-top: 14px;
`;
