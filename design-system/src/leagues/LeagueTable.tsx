import type { ReactNode } from 'react';
import { Badge } from '../badge/Badge.js';
import { CrownedName } from '../crown/CrownedName.js';
import { ListFrame } from '../list-frame/ListFrame.js';
import { MoveArrow, type MoveArrowProps } from '../rankings/MoveArrow.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { VisuallyHidden } from '../typography/typography.js';
import * as S from './LeagueTable.styles.js';
import { LeftToPlay, type LeftToPlayProps } from './LeftToPlay.js';

/** One team of a league. */
export interface LeagueTeam {
  id: string | number;
  /** As written: "1", "=4". */
  rank: string;
  move?: MoveArrowProps;
  /** Address of the team's own logo. */
  badge?: string | null;
  name: string;
  /** The manager; left out where the name is hidden. */
  manager?: string;
  premiumLabel?: string;
  left?: LeftToPlayProps;
  /** Who wears the armband; `label` says so: "Kapitein". */
  captain?: { name: string; label: string };
  /** Won, drawn and lost: "3-1-0", and in words. */
  record?: { text: string; label: string };
  /** The matchday's points as text with its sign: "+62,5"; `tone` says which sign. */
  week?: { text: string; tone: 'plus' | 'zero' | 'minus' };
  total: string;
  href?: string;
  own?: boolean;
}

/** The heads of the columns; a column without a head is left out. */
export interface LeagueHeaders {
  rank: string;
  move: string;
  team: string;
  left: string;
  record?: string;
  week?: string;
  total: string;
}

/** Props of {@link LeagueTable}. */
export interface LeagueTableProps {
  caption: string;
  headers: LeagueHeaders;
  rows: readonly LeagueTeam[];
  /** One's own teams that stand on another page, pinned at the bottom. */
  pinned?: readonly LeagueTeam[];
  /** Says that a row is one's own: "Jouw ploeg". */
  ownLabel: string;
  loading?: boolean;
  loadingLabel: string;
  loadingRows?: number;
  refreshing?: boolean;
  /** Instead of rows: an EmptyState or ErrorState. */
  fallback?: ReactNode;
  footer?: ReactNode;
}

/** The table of a league: columns on wide containers, two-line rows on narrow ones. */
export function LeagueTable({
  caption,
  headers,
  rows,
  pinned = [],
  ownLabel,
  loading = false,
  loadingLabel,
  loadingRows = 8,
  refreshing = false,
  fallback,
  footer,
}: LeagueTableProps) {
  const shown = loading || fallback ? [] : rows;
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
        data-record={headers.record ? '' : undefined}
        data-single={headers.week ? undefined : ''}
      >
        <S.Group role="rowgroup">
          <S.Row role="row" data-head="">
            {COLUMNS.map(
              (column) =>
                headers[column] && (
                  <S.HeadCell key={column} role="columnheader" scope="col" data-column={column}>
                    {headers[column]}
                  </S.HeadCell>
                ),
            )}
          </S.Row>
        </S.Group>
        <S.Rows role="rowgroup">
          {loading && BONES.slice(0, loadingRows).map((bone) => <BoneRow key={bone} headers={headers} />)}
          {shown.map((team) => (
            <LeagueRow key={team.id} team={team} headers={headers} ownLabel={ownLabel} />
          ))}
        </S.Rows>
        {pinned.length > 0 && !loading && !fallback && (
          <S.Pinned role="rowgroup">
            {pinned.map((team) => (
              <LeagueRow key={team.id} team={{ ...team, own: true }} headers={headers} ownLabel={ownLabel} />
            ))}
          </S.Pinned>
        )}
      </S.Table>
    </ListFrame>
  );
}

const COLUMNS = ['rank', 'move', 'team', 'left', 'record', 'week', 'total'] as const;
const BONES = Array.from({ length: 10 }, (_, at) => `row ${at}`);

/** Props of {@link LeagueRow}. */
export interface LeagueRowProps {
  team: LeagueTeam;
  headers: LeagueHeaders;
  ownLabel: string;
}

/** A team of a league, the own one on night. */
export function LeagueRow({ team, headers, ownLabel }: LeagueRowProps) {
  const { own = false, left, captain, week, record } = team;
  return (
    <S.Row role="row" data-own={own || undefined}>
      <S.Rank data-long={team.rank.length > 2 || undefined}>{team.rank}</S.Rank>
      <S.Move>{team.move && <MoveArrow {...team.move} />}</S.Move>
      <S.Team>
        <Badge seed={team.id} src={team.badge} size={40} onNight={own} />
        <S.Names>
          <b>
            {own && <VisuallyHidden>{ownLabel}: </VisuallyHidden>}
            <CrownedName name={team.name} premiumLabel={team.premiumLabel} href={team.href} />
          </b>
          <S.Detail>
            {team.manager && <S.Wide>{team.manager}</S.Wide>}
            <S.Narrow>{record?.text ?? left?.text ?? team.manager}</S.Narrow>
            {captain && (
              <>
                <S.Armband aria-hidden="true">C</S.Armband>
                <span>
                  <VisuallyHidden>{captain.label}: </VisuallyHidden>
                  {captain.name}
                </span>
              </>
            )}
          </S.Detail>
        </S.Names>
      </S.Team>
      <S.Left>{left && <LeftToPlay {...left} />}</S.Left>
      {headers.record && (
        <S.Aside>
          {record && (
            <>
              <span aria-hidden="true">{record.text}</span>
              <VisuallyHidden>{record.label}</VisuallyHidden>
            </>
          )}
        </S.Aside>
      )}
      {headers.week && <S.Aside data-week={week?.tone ?? 'zero'}>{week?.text}</S.Aside>}
      <S.Total>
        {team.total}
        {headers.week && week && <em data-week={week.tone}>{week.text}</em>}
      </S.Total>
    </S.Row>
  );
}

function BoneRow({ headers }: { headers: LeagueHeaders }) {
  return (
    <S.Row aria-hidden="true">
      <S.Rank>
        <Skeleton $width={16} $height={18} />
      </S.Rank>
      <S.Move>
        <Skeleton $width={22} $height={12} />
      </S.Move>
      <S.Team>
        <Skeleton $width={40} $height={40} $radius={20} />
        <S.Names>
          <Skeleton $width="70%" $height={14} />
          <Skeleton $width="45%" $height={12} style={{ marginTop: 6 }} />
        </S.Names>
      </S.Team>
      <S.Left>
        <Skeleton $width={96} $height={14} />
      </S.Left>
      {headers.record && <S.Aside />}
      {headers.week && <S.Aside />}
      <S.Total>
        <Skeleton $width={64} $height={20} />
      </S.Total>
    </S.Row>
  );
}
