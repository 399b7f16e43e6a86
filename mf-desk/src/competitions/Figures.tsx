import type { PackImport } from '@euro/api-contract';
import { Num, token } from '@euro/design-system';
import { useFormat } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { dryRunTexts } from '../texts/dryRunTexts.js';

type Report = NonNullable<PackImport['report']>;

interface Figure {
  readonly title: string;
  readonly count: number;
  readonly unit: string;
  readonly text?: string | undefined;
  readonly warns?: boolean;
}

/** An import in a few figures: only those that its report knows. */
export function Figures({ report }: { readonly report: Report }) {
  const t = useText(dryRunTexts);
  const { whole } = useFormat();
  const figures = useFigures(report);
  return (
    <Tiles aria-label={t('figures')}>
      {figures.map(({ title, count, unit, text, warns }) => (
        <li key={title} data-warns={warns || undefined}>
          <Title>
            {warns && <TriangleAlert size={14} aria-hidden />}
            <span>{title}</span>
          </Title>
          <p>
            <Num $size={28}>{whole(count)}</Num> <b>{unit}</b>
          </p>
          {text && <small>{text}</small>}
        </li>
      ))}
    </Tiles>
  );
}

function useFigures({ tables, teams, reopens, closes = [] }: Report): readonly Figure[] {
  const t = useText(dryRunTexts);
  const tableOf = (name: string) => tables.find(({ table }) => table === name);
  const matches = tableOf('matches');
  const players = tableOf('players');
  const sumOf = ({ added, updated, removed }: Report['tables'][number]) => added + updated + removed;
  const figures: (Figure | null | undefined)[] = [
    matches && {
      title: t('matches'),
      count: sumOf(matches),
      unit: t('changed'),
      text: matches.rows === undefined ? undefined : t('of', { count: matches.rows }),
    },
    players && {
      title: t('players'),
      count: sumOf(players),
      unit: t('changed'),
      text: t('comings', { added: players.added, removed: players.removed }),
    },
    teams && {
      title: t('teams'),
      count: teams.teams,
      unit: t('touched'),
      text: t('of', { count: teams.of }),
    },
    teams && {
      title: t('places'),
      count: teams.moved,
      unit: t('move', { count: teams.moved }),
      text: t('farthest', { count: teams.farthest }),
    },
    closes.length === 0
      ? null
      : {
          title: t('deadlines'),
          count: closes.length,
          unit: t('shut', { count: closes.length }),
          text: t('shut.asks', { weeks: closes.map(({ weekId }) => weekId).join(', ') }),
          warns: true,
        },
    reopens && {
      title: t('confirmations'),
      count: reopens.length,
      unit: t('opens', { count: reopens.length }),
      text: reopens.length > 0 ? t('opens.asks', { weeks: reopens.join(', ') }) : t('opens.none'),
      warns: reopens.length > 0,
    },
  ];
  return figures.flatMap((figure) => figure ?? []);
}

/** With a dot, or the triangle of what asks for attention. */
const Title = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 0.8125rem;
  font-weight: 600;
  color: ${token.inkSoft};
  &::before { content: ''; width: 8px; height: 8px; border-radius: 99px; background: ${token.positive}; }
  [data-warns] > &::before { content: none; }
  svg { color: ${token.warningText}; }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 148px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    align-content: start;
    gap: 4px;
    padding: 14px 16px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusCard};
    background: ${token.surface};
    box-shadow: ${token.shadow1};
    overflow-wrap: anywhere;
  }
  li[data-warns] { border: 2px solid ${token.warning}; padding: 13px 15px; }
  b { font-size: 0.875rem; font-weight: 600; color: ${token.inkSoft}; }
  small { font-size: 0.8125rem; line-height: 1.3; color: ${token.inkSoft}; }
`;
