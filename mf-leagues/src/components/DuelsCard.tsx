import type { League, LeagueMatch } from '@euro/api-contract';
import {
  Badge,
  Card,
  CardHeader,
  CrownedName,
  ErrorState,
  Select,
  Soft,
  TableSkeleton,
  token,
} from '@euro/design-system';
import { CardBody, premiumTexts, useFormat } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import styled from 'styled-components';
import { useDuelsQuery } from '../store/leaguesApi.js';
import { duelTexts } from '../texts/duelTexts.js';

/** The duels of a head-to-head league, matchday by matchday. */
export function DuelsCard({ league }: { readonly league: Pick<League, 'id' | 'name' | 'weekId'> }) {
  const t = useText(duelTexts);
  const matches = useShared(usePlatform().state.matches).value;
  const [chosen, setChosen] = useState<number | null>(null);
  const deadline = matches?.deadline;
  const now = deadline?.deadlineWeek === null ? deadline.displayWeek : (deadline?.deadlineWeek ?? 2) - 1;
  const week = chosen ?? Math.max(now, league.weekId);
  const { currentData, data, error, refetch } = useDuelsQuery({ id: league.id, week });
  const weeks = (currentData ?? data)?.weeks ?? [week];
  return (
    <Card>
      <CardHeader
        title={t('title')}
        aside={
          <Select
            label={t('week')}
            hideLabel
            value={String(week)}
            options={weeks.map((option) => ({
              value: String(option),
              text: t('matchday', { week: option }),
            }))}
            onChange={(value) => setChosen(Number(value))}
          />
        }
      />
      <CardBody>
        {error && !currentData ? (
          <ErrorState
            title={t('failed')}
            text={asFailure(error).message}
            retryText={t('retry')}
            onRetry={refetch}
          />
        ) : !currentData ? (
          <TableSkeleton label={t('loading')} rows={3} />
        ) : currentData.data.length === 0 ? (
          <Soft>{t('none')}</Soft>
        ) : (
          <List aria-label={t('list', { week })}>
            {currentData.data.map((duel) => (
              <Duel key={duel.home.id} duel={duel} />
            ))}
          </List>
        )}
      </CardBody>
    </Card>
  );
}

function Duel({ duel }: { readonly duel: LeagueMatch }) {
  const t = useText(duelTexts);
  const premium = useText(premiumTexts)('premium');
  const crownOf = ({ user }: LeagueMatch['home']) => (user.premium ? premium : undefined);
  const { teamPoints } = useFormat();
  const { home, away, homePoints, awayPoints } = duel;
  const ownIds = (useShared(usePlatform().state.myTeams).value ?? []).map(({ id }) => id);
  const isOwn = (id: number | undefined) => id !== undefined && ownIds.includes(id);
  const isKnown = homePoints !== null && awayPoints !== null;
  return (
    <Row>
      <Side data-own={isOwn(home.id) || undefined}>
        <span>
          <CrownedName name={home.name} premiumLabel={crownOf(home)} size={14} />
        </span>
        <Badge seed={home.id} src={home.badge} size={28} />
      </Side>
      <Score>
        {isKnown ? (
          <>
            <b data-won={homePoints > awayPoints || undefined}>{teamPoints(homePoints)}</b>
            <i aria-hidden="true">–</i>
            <b data-won={awayPoints > homePoints || undefined}>{teamPoints(awayPoints)}</b>
          </>
        ) : (
          t('against')
        )}
      </Score>
      <Side data-away="" data-own={isOwn(away?.id) || undefined}>
        {away && <Badge seed={away.id} src={away.badge} size={28} />}
        <span>
          {away ? <CrownedName name={away.name} premiumLabel={crownOf(away)} size={14} /> : t('average')}
        </span>
      </Side>
    </Row>
  );
}

const List = styled.ul`
  container-type: inline-size;
  & > li + li { border-top: 1px solid ${token.line}; }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-height: 56px;
  padding-block: 8px;
  font-size: 0.875rem;
  @container (max-width: 29.9375rem) {
    grid-template: 'home score' 'away score' / minmax(0, 1fr) auto;
    gap: 4px 12px;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-width: 0;
  font-weight: 600;
  line-height: 1.25;
  text-align: right;
  svg { flex: none; }
  span { overflow-wrap: anywhere; min-width: 0; }
  &[data-away] { justify-content: flex-start; text-align: left; }
  @container (max-width: 29.9375rem) {
    grid-area: home;
    flex-direction: row-reverse;
    text-align: left;
    &[data-away] { grid-area: away; flex-direction: row; }
  }
  &[data-own] span { font-weight: 800; color: ${token.brand}; }
`;

const Score = styled.div`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 92px;
  min-height: 36px;
  padding: 0 8px;
  border-radius: ${token.radiusField};
  background: ${token.sunken};
  font-variant-numeric: tabular-nums;
  b { font-weight: 600; color: ${token.inkSoft}; }
  b[data-won] { font-weight: 800; color: ${token.ink}; }
  i { font-style: normal; color: ${token.inkSoft}; }
  @container (max-width: 29.9375rem) {
    grid-area: score;
    flex-direction: column;
    min-width: 64px;
    padding: 6px 8px;
    i { display: none; }
  }
`;
