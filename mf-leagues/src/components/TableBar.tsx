import type { League, LeagueView as LeagueAnswer } from '@euro/api-contract';
import { Select, Soft, token } from '@euro/design-system';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { tableWeeks } from '../domain/tableWeeks.js';
import { leagueTexts } from '../texts/leagueTexts.js';

interface TableBarProps {
  readonly league: Pick<League, 'weekId'>;
  /** Null while it is on its way. */
  readonly result: LeagueAnswer['result'] | null;
  readonly week: number | null;
  readonly onWeek: (week: number | null) => void;
}

/** Status of the points, and the choice of matchdays. */
export function TableBar({ league, result, week, onWeek }: TableBarProps) {
  const t = useText(leagueTexts);
  const matches = useShared(usePlatform().state.matches).value;
  const tableWeek = result?.weekId ?? null;
  const isLive = matches?.matches.some(({ weekId, status }) => weekId === tableWeek && status === 'live');
  const isProvisional = tableWeek !== null && result?.confirmed === false;
  const weeks = matches ? tableWeeks(matches.deadline, league.weekId) : [];
  return (
    <Bar>
      <State role="status">
        {isLive && (
          <Live>
            <i aria-hidden="true" />
            <span>{t('live')}</span>
          </Live>
        )}
        {isProvisional && <Soft as="span">{t('provisional')}</Soft>}
      </State>
      <WeekSelect
        label={t('weekLabel')}
        hideLabel
        value={String(week ?? 0)}
        options={[
          { value: '0', text: t('allWeeks') },
          ...[...weeks].reverse().map((option) => ({
            value: String(option),
            text: t('week', { week: option }),
          })),
        ]}
        onChange={(value) => onWeek(Number(value) || null)}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 12px;
  min-height: 64px;
  padding: 8px 12px 8px 16px;
  @container (min-width: 40rem) { padding-left: 24px; }
`;

const State = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
`;

const Live = styled.b`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-size: 0.875rem;
  color: ${token.danger};
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${token.danger};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${token.danger} 25%, transparent);
  }
`;

const WeekSelect = styled(Select)`
  margin-left: auto;
  min-width: 164px;
  & > span { background: none; box-shadow: none; }
  select { font-weight: 650; text-align: right; }
`;
