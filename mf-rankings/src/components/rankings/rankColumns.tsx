import { ellipsis, token } from '@euro/design-system';
import type { StandingsColumn, StandingsTeam } from '@euro/game-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One team in a ranking. */
export interface RankedTeam extends StandingsTeam {
  /** The manager, or "Naam verborgen". */
  manager: string;
  /** Icon and text of the prize this place wins. */
  prize?: { icon: ReactNode; text: string };
  /** The matchday's points as text. */
  week?: string;
}

/** The heads of the columns. */
export interface RankHeads {
  rank: string;
  /** Absent in a ranking without changes: its column is closed. */
  move?: string;
  team: string;
  prize?: string;
  week?: string;
  total: string;
}

/** The columns of a ranking. */
export function rankColumns(heads: RankHeads): StandingsColumn<RankedTeam>[] {
  return [
    { id: 'rank', head: heads.rank, width: 64 },
    { id: 'move', head: heads.move, width: 56 },
    { id: 'team', head: heads.team, cell: ({ manager }) => <Manager>{manager}</Manager> },
    { id: 'prize', head: heads.prize, width: 132, spacious: true, cell: prizeCell },
    { id: 'week', head: heads.week, width: 96, end: true, cell: weekCell },
    { id: 'total', head: heads.total, width: 112 },
  ];
}

const prizeCell = ({ prize }: RankedTeam) =>
  prize && (
    <Prize>
      {prize.icon}
      <span>{prize.text}</span>
    </Prize>
  );

const weekCell = ({ week }: RankedTeam) => <Week>{week}</Week>;

const Manager = styled.small`
  ${ellipsis}
  display: block;
  font-size: 0.875rem;
  line-height: 1.3;
  color: ${token.inkSoft};
  [data-own] & { color: ${token.onOwnRowSoft}; }
`;

const Prize = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: 0.75rem;
  color: ${token.inkSoft};
  svg { width: 18px; height: 18px; color: ${token.brand}; }
  [data-own] &, [data-own] & svg { color: #fff; }
`;

const Week = styled.div`
  font-size: 1rem;
  font-weight: 600;
  font-stretch: 112%;
`;
