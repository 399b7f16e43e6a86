import type { LeagueMatch, LeagueRow, OwnLeague } from '@euro/api-contract';
import { Card, CardHeader, Chip, Soft, TableSkeleton, TextLink, token } from '@euro/design-system';
import { CardBody, Standings, useFormat } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { leagueColumns } from '../components/leagues/leagueColumns.js';
import { aroundOwn } from '../domain/aroundOwn.js';
import { PAGE_SIZE } from '../domain/leagueView.js';
import { rivalOf } from '../domain/rivalOf.js';
import { useLeagueRows } from '../hooks/useLeagueRows.js';
import { useMyLeagues } from '../hooks/useMyLeagues.js';
import { useTable } from '../hooks/useTable.js';
import { useDuelsQuery } from '../store/leaguesApi.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { liveTexts } from '../texts/liveTexts.js';

/** Rows that fit the card. */
const ROWS = 5;

/**
 * `leagues/live@1` with `{ teamId, weekId }`: the first league of a team in one matchday, which moves while matches run:
 * who is around the team, by how much, who has players left and who wears whose armband.
 */
export function LiveLeagueCard({ teamId, weekId }: EmbedProps) {
  const t = useText(leagueTexts);
  const mine = useMyLeagues(Number(teamId));
  const week = Number(weekId);
  if (mine.status === 'loading') {
    return (
      <Frame title={t('title')} week={week}>
        <Sentence />
        <TableSkeleton label={t('loading')} rows={ROWS} />
      </Frame>
    );
  }
  if (mine.status === 'failed') return <Words title={t('title')} text={mine.failure.message} />;
  const [league] = mine.leagues;
  if (!league) return <Words title={t('emptyTitle')} text={t('emptyText')} href="/leagues" />;
  return <Around league={league} week={week} />;
}

interface FrameProps {
  readonly title: string;
  readonly week?: number;
  readonly children: ReactNode;
}

function Frame({ title, week, children }: FrameProps) {
  const t = useText(liveTexts);
  return (
    <Card>
      <CardHeader title={title} aside={week !== undefined && <Chip>{t('week', { week })}</Chip>} />
      {children}
    </Card>
  );
}

interface WordsProps extends Omit<FrameProps, 'children'> {
  readonly text: string;
  readonly href?: string;
}

function Words({ title, week, text, href }: WordsProps) {
  const t = useText(leagueTexts);
  return (
    <Frame title={title} week={week}>
      <CardBody>
        <Soft>{text}</Soft>
        {href && (
          <TextLink href={href} icon={<ChevronRight size={18} aria-hidden />}>
            {t('open')}
          </TextLink>
        )}
      </CardBody>
    </Frame>
  );
}

function Around({ league, week }: { readonly league: OwnLeague; readonly week: number }) {
  const t = useText(leagueTexts);
  const live = useText(liveTexts);
  const write = useLeagueRows();
  const first = useTable(league.id, week, 1);
  const ownOf = (table: typeof first) =>
    table.status === 'ready'
      ? table.answer.result.own.find(({ team }) => team.id === league.teamId)
      : undefined;
  // The own row is on every page; its neighbours are on one.
  const table = useTable(league.id, week, Math.max(1, Math.ceil((ownOf(first)?.rank ?? 1) / PAGE_SIZE)));
  if (table.status === 'failed') return <Words title={league.name} text={table.failure.message} />;
  const result = table.status === 'ready' ? table.answer.result : null;
  const own = ownOf(table);
  if (result && !own)
    return <Words title={league.name} week={week} text={t('noPointsText', { week: league.weekId })} />;
  const rows = result ? aroundOwn(result.data, league.teamId, ROWS) : [];
  return (
    <Frame title={league.name} week={week}>
      <Sentence>
        {result && own && <Difference league={league} week={week} own={own} rows={result.data} />}
      </Sentence>
      <Standings
        short
        caption={t('table', { name: league.name })}
        columns={leagueColumns({
          rank: t('column.rank'),
          move: t('column.move'),
          team: t('column.team'),
          left: t('column.left'),
          total: t('column.points'),
        })}
        ownLabel={t('ownRow')}
        loading={result === null}
        loadingLabel={t('tableLoading')}
        loadingRows={Math.min(ROWS, league.totalTeams)}
        rows={rows.map((row) => ({ ...write(row), own: row.team.id === league.teamId }))}
      />
      <Foot>
        <TextLink href={`/leagues/${league.id}?week=${week}`} icon={<ChevronRight size={18} aria-hidden />}>
          {live('all')}
        </TextLink>
      </Foot>
    </Frame>
  );
}

interface DifferenceProps {
  readonly league: OwnLeague;
  readonly week: number;
  readonly own: LeagueRow;
  readonly rows: readonly LeagueRow[];
}

/** The distance to who is next, or the own duel, and how many players both have left. */
function Difference({ league, week, own, rows }: DifferenceProps) {
  const t = useText(liveTexts);
  const format = useFormat();
  const isDuel = league.mode === 'head-to-head';
  const { currentData } = useDuelsQuery(isDuel ? { id: league.id, week } : skipToken);
  const duel = currentData?.data.find(
    ({ home, away }) => home.id === league.teamId || away?.id === league.teamId,
  );
  if (duel) return <Duel duel={duel} own={own} rows={rows} />;
  const rival = rivalOf(rows, league.teamId);
  const rank = format.rank(own.rank);
  if (!rival) return <b>{t('alone', { rank })}</b>;
  const ahead = own.weekPoints - rival.weekPoints;
  const words = { rank, points: format.signedPoints(ahead), rival: rival.team.name };
  return (
    <>
      <b>{t(ahead === 0 ? 'level' : 'rival', words)}</b> <Left own={own} rival={rival} />
    </>
  );
}

interface DuelProps {
  readonly duel: LeagueMatch;
  readonly own: LeagueRow;
  readonly rows: readonly LeagueRow[];
}

function Duel({ duel, own, rows }: DuelProps) {
  const t = useText(liveTexts);
  const format = useFormat();
  const isHome = duel.home.id === own.team.id;
  const rival = isHome ? duel.away : duel.home;
  const [points, rivalPoints] = isHome
    ? [duel.homePoints, duel.awayPoints]
    : [duel.awayPoints, duel.homePoints];
  const row = rows.find(({ team }) => team.id === rival?.id);
  return (
    <>
      <b>
        {t('duel', {
          points: format.teamPoints(points ?? 0),
          rivalPoints: format.teamPoints(rivalPoints ?? 0),
          rival: rival?.name ?? t('average'),
        })}
      </b>{' '}
      {row && <Left own={own} rival={row} />}
    </>
  );
}

function Left({ own, rival }: { readonly own: LeagueRow; readonly rival: LeagueRow }) {
  const t = useText(liveTexts);
  const [mine, theirs] = [own.leftToPlay, rival.leftToPlay];
  if (mine === null || theirs === null) return null;
  if (theirs > 0) return t('leftBoth', { theirs, own: mine });
  return mine > 0 ? t('leftOwn', { own: mine }) : t('leftNone');
}

/** Two lines high, whatever it says: the table below stays where it is. */
const Sentence = styled.p`
  min-height: calc(2 * 1.4em + 12px);
  padding: 0 16px 12px;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${token.inkSoft};
  b { color: ${token.ink}; font-weight: 750; }
`;

const Foot = styled.div`
  padding: 12px 16px;
  text-align: right;
`;
