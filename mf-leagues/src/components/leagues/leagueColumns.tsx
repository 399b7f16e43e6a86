import type { LeagueRow } from '@euro/api-contract';
import { ellipsis, token, VisuallyHidden } from '@euro/design-system';
import { largeLetters, type StandingsColumn, type StandingsTeam, WIDE_STANDINGS } from '@euro/game-ui';
import styled from 'styled-components';
import { LeftToPlay, type LeftToPlayProps } from './LeftToPlay.js';

/** One team of a league. */
export interface LeagueTeam extends StandingsTeam {
  /** The manager; left out where the name is hidden. */
  manager?: string;
  left?: LeftToPlayProps;
  /** The captain; `label` names the role: "Kapitein". */
  captain?: { name: string; label: string };
  /** Won, drawn and lost: "3-1-0", and in words. */
  record?: { text: string; label: string };
  /** The matchday's points as text with its sign: "+62,5"; `tone` is that of the sign. */
  week?: { text: string; tone: 'plus' | 'zero' | 'minus' };
}

/** The heads of the columns; without one a column is left out. */
export interface LeagueHeads {
  rank: string;
  move: string;
  team: string;
  left: string;
  record?: string;
  week?: string;
  total: string;
}

/** The columns of a league's table: moves and players left where a team has some. */
export function leagueColumns(
  heads: LeagueHeads,
  rows: readonly Pick<LeagueRow, 'move' | 'leftToPlay'>[] | undefined,
): StandingsColumn<LeagueTeam>[] {
  const headOf = (head: string, column: 'move' | 'leftToPlay') =>
    rows?.some((row) => row[column] !== null) ? head : undefined;
  const { record, week } = heads;
  const isFull = record !== undefined && week !== undefined;
  return [
    { id: 'rank', head: heads.rank, width: 40 },
    { id: 'move', head: headOf(heads.move, 'move'), width: 44 },
    { id: 'team', head: heads.team, cell: detailCell },
    {
      id: 'left',
      head: headOf(heads.left, 'leftToPlay'),
      width: record === undefined ? 132 : 116,
      cell: ({ left }) => left && <LeftToPlay {...left} />,
    },
    { id: 'record', head: record, width: 64, end: true, cell: recordCell },
    { id: 'week', head: week, width: isFull ? 72 : 80, end: true, cell: weekCell },
    {
      id: 'total',
      head: heads.total,
      width: isFull ? 72 : 88,
      cell: week === undefined ? undefined : gainCell,
    },
  ];
}

/** On narrow containers the second line shows the players left, on wide ones the manager. */
const detailCell = ({ manager, record, left, captain }: LeagueTeam) => (
  <Detail>
    {manager && <Wide>{manager}</Wide>}
    <Narrow data-alone={captain !== undefined || undefined}>
      {record?.text ?? (left ? <LeftToPlay {...left} inline /> : manager)}
    </Narrow>
    {captain && (
      <>
        <Armband aria-hidden="true">C</Armband>
        <span>
          <VisuallyHidden>{`${captain.label}: `}</VisuallyHidden>
          <span>{captain.name}</span>
        </span>
      </>
    )}
  </Detail>
);

const recordCell = ({ record }: LeagueTeam) =>
  record && (
    <Figure>
      <span aria-hidden="true">{record.text}</span>
      <VisuallyHidden>{record.label}</VisuallyHidden>
    </Figure>
  );

const weekCell = ({ week }: LeagueTeam) => <Figure data-week={week?.tone ?? 'zero'}>{week?.text}</Figure>;

const gainCell = ({ week }: LeagueTeam) => week && <Gain data-week={week.tone}>{week.text}</Gain>;

const Detail = styled.small`
  ${ellipsis}
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 2px 6px;
  font-size: 0.75rem;
  line-height: 1.4;
  color: ${token.inkSoft};
  & > span { ${ellipsis} min-width: 0; }
  & > i + span { flex: 1; }
  ${largeLetters} { &, & > span { white-space: normal; } }
  ${WIDE_STANDINGS} { flex-wrap: nowrap; gap: 6px; font-size: 0.875rem; & > i + span { flex: none; max-width: 60%; } }
  [data-own] & { color: ${token.onOwnRowSoft}; }
`;

const Narrow = styled.span`
  flex: none;
  max-width: 100%;
  /* The armband is below: a row is as high however much is left. */
  &[data-alone] { flex-basis: 100%; }
  ${WIDE_STANDINGS} { display: none; }
`;

const Wide = styled.span`
  display: none;
  ${WIDE_STANDINGS} { display: inline; }
`;

const Figure = styled.div`
  font-size: 1rem;
  font-weight: 650;
  font-stretch: 112%;
  &[data-week] { font-size: 1.125rem; }
  &[data-week='plus'] { color: ${token.positiveText}; }
  &[data-week='minus'] { color: ${token.danger}; }
  [data-own] &[data-week] { color: ${token.accent}; }
`;

/** The matchday's points, below the total where they have no column. */
const Gain = styled.em`
  display: block;
  margin-top: 4px;
  font-size: 0.875rem;
  font-style: normal;
  font-weight: 650;
  font-stretch: 112%;
  letter-spacing: 0;
  color: ${token.positiveText};
  &[data-week='minus'] { color: ${token.danger}; }
  [data-own] & { color: ${token.accent}; }
  ${WIDE_STANDINGS} { display: none; }
`;

/** The armband before the captain's name. */
const Armband = styled.i`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-width: 1rem;
  height: 1rem;
  border-radius: 4px;
  background: ${token.tint};
  color: ${token.brand};
  font-size: 0.6875rem;
  font-style: normal;
  font-weight: 800;
  [data-own] & { background: ${token.accent}; color: ${token.onAccent}; }
`;
