import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.js';
import type { Crest } from '../badge/crest.js';
import { CrownedName } from '../crown/CrownedName.js';
import { ListFrame } from '../list-frame/ListFrame.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { VisuallyHidden } from '../typography/typography.js';
import { MoveArrow, type MoveArrowProps } from './MoveArrow.js';
import * as S from './RankTable.styles.js';

/** One team in a ranking. */
export interface RankedTeam {
  id: string | number;
  /** As written: "4.218", "=4". */
  rank: string;
  move?: MoveArrowProps;
  /** Seed of the crest; the id when left out. */
  seed?: string | number;
  crest?: Crest;
  /** Address of the team's own logo. */
  badge?: string | null;
  name: string;
  /** The manager, or "Naam verborgen". */
  manager: string;
  /** Says that the team is premium, beside its name. */
  premiumLabel?: string;
  /** Icon and text of the prize this place wins. */
  prize?: { icon: ReactNode; text: string };
  /** The matchday's points as text. */
  week?: string;
  /** The total as text. */
  total: string;
  /** The team's page. */
  href?: string;
  /** One's own team, in its place among the others. */
  own?: boolean;
}

/** The heads of the columns; a column without a head is left out. */
export interface RankHeaders {
  rank: string;
  /** Left out of a ranking in which nobody moves: its column closes. */
  move?: string;
  team: string;
  prize?: string;
  week?: string;
  total: string;
}

/** Props of {@link RankTable}. */
export interface RankTableProps {
  caption: string;
  headers: RankHeaders;
  rows: readonly RankedTeam[];
  /** One's own team, pinned above the pager; left out while it stands among the rows. */
  ownRow?: RankedTeam;
  /** Says that a row is one's own: "Jouw ploeg". */
  ownLabel?: string;
  loading?: boolean;
  loadingLabel: string;
  loadingRows?: number;
  refreshing?: boolean;
  /** Instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  /** A Pager. */
  footer?: ReactNode;
}

/** A ranking: a table on wide containers, two-line rows on phones; one's own row stays in view. */
export function RankTable({
  caption,
  headers,
  rows,
  ownRow,
  ownLabel,
  loading = false,
  loadingLabel,
  loadingRows = 10,
  refreshing = false,
  fallback,
  footer,
}: RankTableProps) {
  const layout = {
    'data-still': headers.move ? undefined : '',
    'data-prize': headers.prize ? '' : undefined,
    'data-week': headers.week ? '' : undefined,
  };
  return (
    <ListFrame
      loading={loading}
      loadingLabel={loadingLabel}
      refreshing={refreshing}
      fallback={fallback}
      footer={footer}
    >
      <S.Table role="table" aria-label={caption} aria-busy={loading || refreshing || undefined} {...layout}>
        <S.HeadGroup role="rowgroup">
          <S.Head role="row">
            {[headers.rank, headers.move, headers.team, headers.prize, headers.week, headers.total]
              .filter((text) => text !== undefined)
              .map((text) => (
                <S.HeadCell key={text} role="columnheader" scope="col">
                  {text}
                </S.HeadCell>
              ))}
          </S.Head>
        </S.HeadGroup>
        <S.Rows role="rowgroup">
          {loading
            ? Array.from({ length: loadingRows }, (_, at) => `row ${at}`).map((row) => (
                <BoneRow key={row} headers={headers} />
              ))
            : !fallback &&
              rows.map((team, place) => (
                <RankRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: teams that change places move no row.
                  key={place}
                  team={team}
                  headers={headers}
                  own={team.own}
                  ownLabel={team.own ? ownLabel : undefined}
                />
              ))}
        </S.Rows>
        {ownRow && !loading && !fallback && (
          <S.Pinned role="rowgroup">
            <RankRow team={ownRow} headers={headers} own ownLabel={ownLabel} />
          </S.Pinned>
        )}
      </S.Table>
    </ListFrame>
  );
}

/** Props of {@link RankRow}. */
interface RankRowProps {
  team: RankedTeam;
  headers: RankHeaders;
  own?: boolean;
  ownLabel?: string;
}

function RankRow({ team, headers, own = false, ownLabel }: RankRowProps) {
  return (
    <S.Row role="row" data-own={own || undefined}>
      <S.Rank role="cell">{team.rank}</S.Rank>
      {headers.move && <S.Move role="cell">{team.move && <MoveArrow {...team.move} />}</S.Move>}
      <S.Team role="cell">
        <S.Crest>
          <Badge seed={team.seed ?? team.id} src={team.badge} crest={team.crest} size={40} onNight={own} />
        </S.Crest>
        <S.Names>
          <b>
            {ownLabel && <VisuallyHidden>{ownLabel}: </VisuallyHidden>}
            <CrownedName name={team.name} premiumLabel={team.premiumLabel} href={team.href} />
          </b>
          <small>{team.manager}</small>
        </S.Names>
      </S.Team>
      {headers.prize && (
        <S.Prize role="cell">
          {team.prize?.icon}
          {team.prize?.text}
        </S.Prize>
      )}
      {headers.week && <S.Week role="cell">{team.week}</S.Week>}
      <S.Total role="cell">{team.total}</S.Total>
    </S.Row>
  );
}

function BoneRow({ headers }: Pick<RankRowProps, 'headers'>) {
  return (
    <S.Row aria-hidden="true">
      <S.Rank>
        <Skeleton $width={28} $height={18} />
      </S.Rank>
      {headers.move && (
        <S.Move>
          <Skeleton $width={22} $height={12} />
        </S.Move>
      )}
      <S.Team>
        <Skeleton $width={40} $height={40} $radius={20} />
        <S.Names>
          <Skeleton $width="52%" $height={14} />
          <small>
            <Skeleton $width="34%" $height={12} style={{ marginTop: 6 }} />
          </small>
        </S.Names>
      </S.Team>
      {headers.prize && (
        <S.Prize>
          <Skeleton $width={88} $height={12} />
        </S.Prize>
      )}
      {headers.week && <S.Week />}
      <S.Total>
        <Skeleton $width={64} $height={20} />
      </S.Total>
    </S.Row>
  );
}
