import type { Duel, RankedTeam } from '@euro/api-contract';
import { Button, Card, CardHeader, Chip, PageBody, token, Wrap } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { useState } from 'react';
import styled from 'styled-components';
import { Cards } from '../../components/layout.js';
import { DuelRows } from '../../duels/DuelRows.js';
import { outcomeOf, type ScoredWeek, scoredWeeks, shortNameOf } from '../../duels/duelScore.js';
import { DuelHero, DuelStage, Versus } from '../../duels/Versus.js';
import { RivalView } from '../../rival/RivalView.js';
import { useSides } from '../../rival/useSides.js';
import { useTeamDuelsQuery } from '../../store/duelsApi.js';
import { challengeTexts } from '../../texts/challengeTexts.js';
import { StopDialog } from './StopDialog.js';

interface DuelScreenProps {
  readonly duel: Duel;
}

/** A duel as its teams see it: the score, the players of both sides, and its matchdays. */
export function DuelScreen({ duel }: DuelScreenProps) {
  const { opponent } = duel;
  const last = scoredWeeks(duel).at(-1);
  if (last && opponent) return <Played duel={duel} week={last} opponent={opponent} />;
  return (
    <>
      <DuelHero>
        <Wrap>
          <DuelStage>
            <Ahead duel={duel} />
          </DuelStage>
        </Wrap>
      </DuelHero>
      <PageBody as="div">
        <Wrap>
          <Narrow>
            <Cards>
              <Rest duel={duel} />
            </Cards>
          </Narrow>
        </Wrap>
      </PageBody>
    </>
  );
}

interface PlayedProps extends DuelScreenProps {
  readonly week: ScoredWeek;
  readonly opponent: RankedTeam;
}

/** The last matchday of the duel, both teams against each other. */
function Played({ duel, week, opponent }: PlayedProps) {
  const t = useText(challengeTexts);
  const sides = useSides(duel.teamId, opponent.id, week.weekId);
  const next = duel.weeks.find(({ own }) => own === null);
  const isBetween = duel.state === 'running' && !duel.leftToPlay && next;
  return (
    <RivalView
      own={useOwnTeam(duel.teamId)}
      other={opponent}
      name={shortNameOf(opponent)}
      weekId={week.weekId}
      title={t('duelWeek', { week: week.weekId })}
      pill={t('season', { won: duel.season.won, lost: duel.season.lost })}
      sides={sides}
      points={week}
      isDuel
    >
      {isBetween && (
        <Card $padded>
          <b>{t('ready', { week: next.weekId })}</b>
        </Card>
      )}
      <Rest duel={duel} />
    </RivalView>
  );
}

/** What can be done with a duel that does not run, and its matchdays. */
function Rest({ duel }: DuelScreenProps) {
  const { currentData } = useTeamDuelsQuery(duel.teamId);
  return (
    <>
      {duel.state !== 'running' && (
        <Card>
          <DuelRows duels={[duel]} among={currentData?.duels} />
        </Card>
      )}
      <Matchdays duel={duel} />
    </>
  );
}

/** Before its first deadline: the other side is secret. */
function Ahead({ duel }: DuelScreenProps) {
  const t = useText(challengeTexts);
  const own = useOwnTeam(duel.teamId);
  const { opponent } = duel;
  return (
    <>
      <h1>{t('duelWeek', { week: duel.weekId })}</h1>
      <Versus
        own={{ team: own, title: own.name, detail: '' }}
        other={
          opponent
            ? { team: opponent, title: opponent.name, detail: t('hidden') }
            : { team: null, title: t('you'), detail: t('noTeam') }
        }
      />
    </>
  );
}

function useOwnTeam(teamId: number) {
  const team = useShared(usePlatform().state.myTeams).value?.find(({ id }) => id === teamId);
  return { id: teamId, name: team?.name ?? '', badge: team?.badge ?? null };
}

/** The matchdays of the duel with both scores, and its end. */
function Matchdays({ duel }: DuelScreenProps) {
  const t = useText(challengeTexts);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const points = (value: number | null) => (value === null ? '' : format.teamPoints(value));
  const canStop = duel.state === 'running' || duel.state === 'waiting';
  return (
    <Card>
      <CardHeader
        title={t('weeks')}
        aside={duel.length === 'season' ? <Chip>{t('untilFinal')}</Chip> : undefined}
      />
      <Weeks>
        {duel.weeks.map(({ weekId, own, other }) => (
          <li key={weekId} data-outcome={own !== null && other !== null ? outcomeOf(own, other) : undefined}>
            <span>{t('matchday', { week: weekId })}</span>
            <b>{points(own)}</b>
            <i>{points(other)}</i>
          </li>
        ))}
      </Weeks>
      <Foot>
        <span>{duel.opponent ? shortNameOf(duel.opponent) : ''}</span>
        {canStop && (
          <Button variant="text" size="small" onClick={() => setAsking(true)}>
            {t(duel.opponent ? 'stop' : 'withdraw')}
          </Button>
        )}
      </Foot>
      {isAsking && <StopDialog duel={duel} onClose={() => setAsking(false)} />}
    </Card>
  );
}

const Narrow = styled.div`
  max-width: 640px;
  margin-inline: auto;
`;

const Weeks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: 6px;
  padding: 0 16px 16px;
  li {
    display: grid;
    justify-items: center;
    min-height: 72px;
    padding: 6px 4px;
    border-radius: ${token.radiusField};
    background: ${token.sunken};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  li:not([data-outcome]) { background: none; border: 1.5px dashed ${token.line}; }
  li[data-outcome='won'] b { color: ${token.positive}; }
  span { color: ${token.inkSoft}; }
  b { font-size: 1rem; font-weight: 800; }
  i { font-style: normal; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px;
  padding: 8px 16px;
  border-top: 1px solid ${token.line};
`;
