import type { TrendRow, Trends } from '@euro/api-contract';
import { formatPercent, Soft, Stack } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { trendsTexts } from '../../texts/trendsTexts.js';
import { TrendCard, type TrendCardProps, type TrendFigure } from './TrendCard.js';

const Cards = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  @media (min-width: 48em) { gap: 24px; }
`;

interface List extends Pick<TrendCardProps, 'figureOf' | 'tone'> {
  readonly key: 'captains' | 'risers' | 'fallers' | 'transferredIn' | 'transferredOut';
  /** Null where there is nothing to make it of. */
  readonly rows: readonly TrendRow[] | null;
  readonly none: keyof typeof trendsTexts.nl;
}

/** The lists of a matchday that have rows, and the number of teams behind them. */
export function TrendLists({ trends }: { readonly trends: Trends }) {
  const t = useText(trendsTexts);
  const format = useFormat();
  const { risers, fallers, transferredIn, transferredOut, captains } = trends;
  const change = ({ change, popularity }: TrendRow): TrendFigure => ({
    figure: signed(change ?? 0, format.oneDecimal(Math.abs(change ?? 0))),
    detail: t('change.detail', { share: formatPercent(popularity, format.locale) }),
  });
  const transfers = (count: number | null): TrendFigure => ({
    figure: format.whole(count ?? 0),
    detail: t('transfers.detail', { count: count ?? 0 }),
  });
  const lists: readonly List[] = [
    {
      key: 'captains',
      rows: captains,
      none: 'captains.none',
      figureOf: ({ captains: count, captaincy }) => ({
        figure: formatPercent(captaincy ?? 0, format.locale),
        detail: t('captains.detail', { count: count ?? 0 }),
      }),
    },
    { key: 'risers', rows: risers, none: 'risers.none', figureOf: change, tone: 'up' },
    { key: 'fallers', rows: fallers, none: 'fallers.none', figureOf: change, tone: 'down' },
    {
      key: 'transferredIn',
      rows: transferredIn,
      none: 'transfers.none',
      figureOf: ({ transfersIn }) => transfers(transfersIn),
    },
    {
      key: 'transferredOut',
      rows: transferredOut,
      none: 'transfers.none',
      figureOf: ({ transfersOut }) => transfers(transfersOut),
    },
  ];
  return (
    <Stack>
      <Cards>
        {lists.map(
          ({ key, rows, none, figureOf, tone }) =>
            rows && (
              <TrendCard
                key={key}
                title={t(key)}
                rows={rows}
                none={t(none)}
                figureOf={figureOf}
                tone={tone}
                unit={tone && t('change.unit')}
              />
            ),
        )}
      </Cards>
      <Stack $gap={4}>
        {captains === null && <Soft>{t('uncounted')}</Soft>}
        {risers === null && <Soft>{t('first')}</Soft>}
        <Soft>{t('method', { count: trends.teams })}</Soft>
      </Stack>
    </Stack>
  );
}

function signed(value: number, text: string): string {
  return `${value < 0 ? '−' : '+'}${text}`;
}
