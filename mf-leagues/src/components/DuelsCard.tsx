import type { League, LeagueMatch } from '@euro/api-contract';
import { Card, CardHeader, ErrorState, Select, Soft, TableSkeleton } from '@euro/design-system';
import { CardBody } from '@euro/game-ui';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import { useDuelsQuery } from '../store/leaguesApi.js';
import { duelTexts } from '../texts/duelTexts.js';
import { DuelList, DuelRow } from './DuelRow.js';

export interface DuelsCardProps {
  readonly league: Pick<League, 'id' | 'name' | 'weekId'>;
}

/** The duels of a head-to-head league, matchday by matchday. */
export function DuelsCard({ league }: DuelsCardProps) {
  const t = useText(duelTexts);
  const matches = useShared(usePlatform().state.matches).value;
  const [chosenWeek, setChosenWeek] = useState<number | null>(null);
  const deadline = matches?.deadline;
  const now = deadline?.deadlineWeek === null ? deadline.displayWeek : (deadline?.deadlineWeek ?? 2) - 1;
  const week = chosenWeek ?? Math.max(now, league.weekId);
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
            onChange={(value) => setChosenWeek(Number(value))}
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
          <DuelList aria-label={t('list', { week })}>
            {currentData.data.map((duel) => (
              <DuelRow
                key={duel.home.id}
                {...duel}
                winner={winnerOf(duel)}
                emptyText={t('average')}
                against={t('against')}
              />
            ))}
          </DuelList>
        )}
      </CardBody>
    </Card>
  );
}

function winnerOf({ homePoints, awayPoints }: LeagueMatch): 'home' | 'away' | null {
  const ahead = (homePoints ?? 0) - (awayPoints ?? 0);
  return ahead === 0 ? null : ahead > 0 ? 'home' : 'away';
}
