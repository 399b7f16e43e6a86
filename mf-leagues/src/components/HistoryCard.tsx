import type { LeagueHistory } from '@euro/api-contract';
import { bareButton, Card, CardTitle, ErrorState, Skeleton, Soft, token } from '@euro/design-system';
import { MOST_SERIES, RankHistoryChart } from '@euro/design-system/charts';
import { useFormat } from '@euro/game-ui';
import { usePlatform, useText } from '@euro/platform/react';
import { asFailure } from '@euro/platform/redux';
import { useState } from 'react';
import styled from 'styled-components';
import { useHistoryQuery } from '../store/leaguesApi.js';
import { duelTexts } from '../texts/duelTexts.js';

/** Course of a league: the rank after each matchday, of the first ten and the user's teams. */
export function HistoryCard({ leagueId }: { readonly leagueId: number }) {
  const t = useText(duelTexts);
  const { currentData, error, refetch } = useHistoryQuery(leagueId);
  return (
    <Card $padded>
      <CardTitle>{t('course')}</CardTitle>
      {error && !currentData ? (
        <ErrorState
          title={t('courseFailed')}
          text={asFailure(error).message}
          retryText={t('retry')}
          onRetry={refetch}
        />
      ) : !currentData ? (
        <Bones role="status" aria-label={t('courseLoading')}>
          <Skeleton $height={44} />
          <Skeleton $height={240} />
        </Bones>
      ) : currentData.weeks.length === 0 ? (
        <Soft>{t('courseNone')}</Soft>
      ) : (
        <Course history={currentData} />
      )}
    </Card>
  );
}

function Course({ history }: { readonly history: LeagueHistory }) {
  const t = useText(duelTexts);
  const { rank } = useFormat();
  const { notices } = usePlatform();
  const [chosenIds, setChosenIds] = useState<readonly number[] | null>(null);
  const visibleIds = chosenIds ?? startingTeams(history);

  function toggle(id: number) {
    if (visibleIds.includes(id)) setChosenIds(visibleIds.filter((one) => one !== id));
    else if (visibleIds.length < MOST_SERIES) setChosenIds([...visibleIds, id]);
    else notices.show({ tone: 'neutral', text: t('courseFull') });
  }

  return (
    <>
      <Soft>{t('courseText')}</Soft>
      <Choices aria-label={t('courseTeams')}>
        {history.teams.map(({ team, own }) => (
          <Choice
            key={team.id}
            type="button"
            aria-pressed={visibleIds.includes(team.id)}
            data-own={own || undefined}
            onClick={() => toggle(team.id)}
          >
            {team.name}
          </Choice>
        ))}
      </Choices>
      {visibleIds.length > 0 && (
        <RankHistoryChart
          label={t('courseLabel')}
          matchdays={history.weeks.map((week) => t('matchdayShort', { week }))}
          matchdayHead={t('matchdayHead')}
          series={visibleIds.flatMap((id) => {
            const teamHistory = history.teams.find(({ team }) => team.id === id);
            return teamHistory ? [{ id, name: teamHistory.team.name, ranks: teamHistory.ranks }] : [];
          })}
          write={rank}
          none={t('noRank')}
          height={240}
          switchTexts={{ table: t('asTable'), chart: t('asChart') }}
        />
      )}
    </>
  );
}

/** The own teams first, then the leading ones, as many as fit. */
function startingTeams({ teams }: LeagueHistory): readonly number[] {
  return [...teams.filter(({ own }) => own), ...teams.filter(({ own }) => !own)]
    .slice(0, MOST_SERIES)
    .map(({ team }) => team.id);
}

const Bones = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 12px;
`;

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
  margin: 12px 0 16px;
  padding: 0;
  border: 0;
`;

const Choice = styled.button`
  ${bareButton}
  min-height: 44px;
  max-width: 100%;
  padding: 0 14px;
  border-radius: ${token.radiusFull};
  box-shadow: inset 0 0 0 1.5px ${token.control};
  font-size: 0.875rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover { background: ${token.tint}; }
  &[data-own] { font-weight: 800; }
  &[aria-pressed='true'] { background: ${token.actionFill}; box-shadow: none; color: ${token.actionInk}; }
`;
