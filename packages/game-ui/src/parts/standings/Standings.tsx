import {
  Badge,
  CrownedName,
  inElement,
  ListFrame,
  MoveArrow,
  type MoveArrowProps,
  Skeleton,
  VisuallyHidden,
} from '@euro/design-system';
import type { ReactNode } from 'react';
import * as S from './Standings.styles.js';

/** One team; a section adds what its own columns draw. */
export interface StandingsTeam {
  id: string | number;
  /** As written: "4.218", "=4". */
  rank: string;
  move?: MoveArrowProps;
  /** Address of the team's own logo; a crest is drawn from its id when left out. */
  badge?: string | null;
  name: string;
  /** Accessible name of the crown of a premium team, beside its name. */
  premiumLabel?: string;
  /** As text. */
  total: string;
  /** The team's page. */
  href?: string;
  /** One's own team, in its place among the others. */
  own?: boolean;
}

/** A column: `rank`, `move`, `team` and `total` have their cells here, any other id is the section's own. */
export interface StandingsColumn<T> {
  id: string;
  /** A column without a head is left out. */
  head: string | undefined;
  /** In px, on wide containers; the column without one takes the rest. */
  width?: number;
  /** Numbers end where their head ends. */
  end?: boolean;
  /** Left out where there is just room for the others. */
  spacious?: boolean;
  /** All of a cell of the section's own; below the name in `team`, below the number in `total`. */
  cell?: (team: T) => ReactNode;
}

/** Props of {@link Standings}. */
export interface StandingsProps<T> {
  caption: string;
  columns: readonly StandingsColumn<T>[];
  rows: readonly T[];
  /** One's own teams that are on another page: they stay in view below the rows. */
  pinned?: readonly T[];
  /** Label of the user's own rows: "Jouw ploeg". */
  ownLabel: string;
  /** Few teams, as in a league: little room for ranks, and heads on narrow containers too. */
  short?: boolean;
  loading?: boolean;
  loadingLabel: string;
  loadingRows?: number;
  refreshing?: boolean;
  /** Instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  /** A Pager. */
  footer?: ReactNode;
}

/** Teams in the order of their ranks: columns on wide containers, two-line rows on narrow ones. */
export function Standings<T extends StandingsTeam>({
  caption,
  columns: all,
  rows,
  pinned = [],
  ownLabel,
  short = false,
  loading = false,
  loadingLabel,
  loadingRows = 10,
  refreshing = false,
  fallback,
  footer,
}: StandingsProps<T>) {
  const columns = all.filter(({ head }) => head !== undefined);
  const isReady = !loading && !fallback;
  const row = (team: T, own: boolean) => ({ team, own, columns, ownLabel, longRank: short ? 2 : 4 });
  return (
    <ListFrame
      loading={loading}
      loadingLabel={loadingLabel}
      refreshing={refreshing}
      fallback={fallback}
      footer={footer}
    >
      <S.Table
        role="table"
        aria-label={caption}
        aria-busy={loading || refreshing || undefined}
        data-short={short || undefined}
        $columns={template(columns.filter(({ spacious }) => !spacious))}
        $spacious={template(columns)}
      >
        <S.Group role="rowgroup">
          <S.Head role="row">
            {columns.map(({ id, head, end, spacious }) => (
              <S.HeadCell
                key={id}
                role="columnheader"
                scope="col"
                data-column={id}
                data-end={end}
                data-spacious={spacious}
              >
                {head}
              </S.HeadCell>
            ))}
          </S.Head>
        </S.Group>
        <S.Rows role="rowgroup">
          {loading &&
            Array.from({ length: loadingRows }, (_, at) => `row ${at}`).map((key) => (
              <S.Row key={key} aria-hidden="true">
                {columns.map(({ id, spacious }) => {
                  const Cell = CELLS[id] ?? S.Extra;
                  return (
                    <Cell key={id} data-spacious={spacious}>
                      {SKELETONS[id]}
                    </Cell>
                  );
                })}
              </S.Row>
            ))}
          {isReady &&
            rows.map((team, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: teams that change places move no row.
              <TeamRow key={place} {...row(team, team.own ?? false)} />
            ))}
        </S.Rows>
        {isReady && pinned.length > 0 && (
          <S.Pinned role="rowgroup">
            {pinned.map((team) => (
              <TeamRow key={team.id} {...row(team, true)} />
            ))}
          </S.Pinned>
        )}
      </S.Table>
    </ListFrame>
  );
}

const template = (columns: readonly { readonly width?: number }[]) =>
  columns.map(({ width }) => (width === undefined ? 'minmax(0, 1fr)' : `${width}px`)).join(' ');

/** The cells that every table has. */
const CELLS: Readonly<Record<string, typeof S.Extra>> = {
  rank: S.Rank,
  move: S.Move,
  team: S.Team,
  total: S.Total,
};

const SKELETONS: Readonly<Record<string, ReactNode>> = {
  rank: <Skeleton $width={20} $height={18} />,
  move: <Skeleton $width={22} $height={12} />,
  team: (
    <>
      <Skeleton $width={40} $height={40} $radius={20} />
      <S.Names>
        <Skeleton $width="60%" $height={14} />
        <Skeleton $width="40%" $height={12} style={{ marginTop: 6 }} />
      </S.Names>
    </>
  ),
  total: <Skeleton $width={64} $height={20} />,
};

interface TeamRowProps<T> {
  team: T;
  own: boolean;
  columns: readonly StandingsColumn<T>[];
  ownLabel: string;
  /** Letters of a rank beyond which it is written smaller. */
  longRank: number;
}

function TeamRow<T extends StandingsTeam>({ team, own, columns, ownLabel, longRank }: TeamRowProps<T>) {
  const { id, rank, move, badge, name, premiumLabel, href, total } = team;
  const content = (column: string, added: ReactNode): ReactNode => {
    switch (column) {
      case 'rank':
        return rank;
      case 'move':
        return move && <MoveArrow {...move} />;
      case 'team':
        return (
          <>
            <Badge seed={id} src={badge} size={40} onNight={own} />
            <S.Names>
              <b>
                {own && <VisuallyHidden>{`${ownLabel}: `}</VisuallyHidden>}
                <CrownedName name={name} premiumLabel={premiumLabel} href={href} />
              </b>
              {inElement(added)}
            </S.Names>
          </>
        );
      case 'total':
        return (
          <>
            <span>{total}</span>
            {inElement(added)}
          </>
        );
      default:
        return added;
    }
  };
  return (
    <S.Row role="row" data-own={own || undefined} data-long={rank.length > longRank || undefined}>
      {columns.map(({ id: column, cell, end, spacious }) => {
        const Cell = CELLS[column] ?? S.Extra;
        return (
          <Cell key={column} data-end={end} data-spacious={spacious}>
            {content(column, cell?.(team))}
          </Cell>
        );
      })}
    </S.Row>
  );
}
