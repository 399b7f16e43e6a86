import type { LeagueMatch, LeagueRow, OwnLeague } from '@euro/api-contract';
import {
  Card,
  CardHeader,
  Chip,
  LiveDot,
  Select,
  Soft,
  TableSkeleton,
  TextLink,
  token,
} from '@euro/design-system';
import { CardBody, Standings, useFormat } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { usePlatform, useShared, useText } from '@euro/platform/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { useLeagueRows } from '../components/leagues/useLeagueRows.js';
import { useShortColumns } from '../components/leagues/useShortColumns.js';
import { placesAround } from '../domain/aroundOwn.js';
import { PAGE_SIZE } from '../domain/leagueView.js';
import { rivalOf } from '../domain/rivalOf.js';
import { useMyLeagues } from '../hooks/useMyLeagues.js';
import { useTable } from '../hooks/useTable.js';
import { useDuelsQuery } from '../store/leaguesApi.js';
import { leagueTexts } from '../texts/leagueTexts.js';
import { liveTexts } from '../texts/liveTexts.js';

/** Rows that fit the card. */
const ROWS = 5;

/**
 * `leagues/live@1` with `{ teamId, weekId }`: a league of a team in one matchday, updated during matches: the teams
 * around it, the differences, players left and captains. Of several leagues, the last chosen one in this browser, at
 * first the first.
 */
export function LiveLeagueCard({ teamId, weekId }: EmbedProps) {
  const t = useText(leagueTexts);
  const myLeagues = useMyLeagues(Number(teamId));
  const week = Number(weekId);
  const [chosenId, choose] = useChosenLeague();
  if (myLeagues.status === 'loading') {
    return (
      <Frame title={t('title')} week={week}>
        <Sentence />
        <TableSkeleton label={t('loading')} rows={ROWS} />
      </Frame>
    );
  }
  if (myLeagues.status === 'failed') return <Words title={t('title')} text={myLeagues.failure.message} />;
  const [first] = myLeagues.leagues;
  if (!first) return <Words title={t('emptyTitle')} text={t('emptyText')} href="/leagues" />;
  const league = myLeagues.leagues.find(({ id }) => id === chosenId) ?? first;
  return <Around key={league.id} league={league} leagues={myLeagues.leagues} week={week} onChoose={choose} />;
}

const CHOSEN = 'live-league';
const isId = (value: unknown): value is number => Number.isInteger(value);

/** The league that was chosen last in this browser. */
function useChosenLeague(): readonly [leagueId: number | null, choose: (leagueId: number) => void] {
  const { storage } = usePlatform();
  const [chosenId, setChosenId] = useState(() => storage.read(CHOSEN, isId) ?? null);
  const choose = (leagueId: number) => {
    storage.write(CHOSEN, leagueId);
    setChosenId(leagueId);
  };
  return [chosenId, choose];
}

interface FrameProps {
  readonly title: string;
  readonly week?: number;
  readonly children: ReactNode;
}

function Frame({ title, week, children }: FrameProps) {
  return (
    <Card>
      <CardHeader title={title} aside={week !== undefined && <WeekChip week={week} />} />
      {children}
    </Card>
  );
}

/** The matchday, green while its matches are played. */
function WeekChip({ week }: { readonly week: number }) {
  const t = useText(liveTexts);
  const matches = useShared(usePlatform().state.matches).value?.matches;
  const isPlaying = matches?.some(({ weekId, status }) => weekId === week && status === 'live');
  const look = isPlaying && ({ tone: 'positive', icon: <LiveDot $kind="surface" aria-hidden /> } as const);
  return <Chip {...look}>{t('week', { week })}</Chip>;
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

interface AroundProps {
  readonly league: OwnLeague;
  readonly leagues: readonly OwnLeague[];
  readonly week: number;
  readonly onChoose: (leagueId: number) => void;
}

function Around({ league, leagues, week, onChoose }: AroundProps) {
  const t = useText(leagueTexts);
  const live = useText(liveTexts);
  const write = useLeagueRows(league.id, week);
  const first = useTable(league.id, week, 1);
  const ownOf = (table: typeof first) =>
    table.status === 'ready'
      ? table.answer.result.own.find(({ team }) => team.id === league.teamId)
      : undefined;
  // The own row is on every page; its neighbours are on one.
  const table = useTable(league.id, week, Math.max(1, Math.ceil((ownOf(first)?.rank ?? 1) / PAGE_SIZE)));
  const result = table.status === 'ready' ? table.answer.result : null;
  const columns = useShortColumns('points', result?.data);
  if (table.status === 'failed') return <Words title={league.name} text={table.failure.message} />;
  const ownRow = ownOf(table);
  if (result && !ownRow)
    return <Words title={league.name} week={week} text={t('noPointsText', { week: league.weekId })} />;
  const { rows, pinned } = placesAround(result?.data ?? [], ownRow, ROWS);
  return (
    <Frame title={league.name} week={week}>
      <Sentence>
        {result && ownRow && <Difference league={league} week={week} ownRow={ownRow} rows={result.data} />}
      </Sentence>
      <EvenRows>
        <Standings
          short
          caption={t('table', { name: league.name })}
          columns={columns}
          ownLabel={t('ownRow')}
          loading={result === null}
          loadingLabel={t('tableLoading')}
          loadingRows={Math.min(ROWS, league.totalTeams)}
          rows={rows.map((row) => ({ ...write(row), own: row.team.id === league.teamId }))}
          pinned={pinned.map(write)}
        />
      </EvenRows>
      <Foot>
        {leagues.length > 1 && (
          <Select
            label={live('league')}
            hideLabel
            value={String(league.id)}
            options={leagues.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={(value) => onChoose(Number(value))}
          />
        )}
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
  readonly ownRow: LeagueRow;
  readonly rows: readonly LeagueRow[];
}

/** The difference to the rival, or the duel, and the number of players left of both. */
function Difference({ league, week, ownRow, rows }: DifferenceProps) {
  const t = useText(liveTexts);
  const format = useFormat();
  const isDuel = league.mode === 'head-to-head';
  const { currentData } = useDuelsQuery(isDuel ? { id: league.id, week } : skipToken);
  const duel = currentData?.data.find(
    ({ home, away }) => home.id === league.teamId || away?.id === league.teamId,
  );
  if (duel) return <Duel duel={duel} ownRow={ownRow} rows={rows} />;
  const rival = rivalOf(rows, league.teamId);
  const rank = format.rank(ownRow.rank);
  if (!rival) return <b>{t('alone', { rank })}</b>;
  const ahead = ownRow.weekPoints - rival.weekPoints;
  const values = { rank, points: format.signedPoints(ahead), rival: rival.team.name };
  const text = t(ahead === 0 ? 'level' : 'rival', values);
  return (
    // Keyed: a longer sentence in the same element would push the text after it, a layout shift.
    <Fragment key={text}>
      <b>{text}</b> <Left ownRow={ownRow} rival={rival} />
    </Fragment>
  );
}

interface DuelProps {
  readonly duel: LeagueMatch;
  readonly ownRow: LeagueRow;
  readonly rows: readonly LeagueRow[];
}

function Duel({ duel, ownRow, rows }: DuelProps) {
  const t = useText(liveTexts);
  const format = useFormat();
  const isHome = duel.home.id === ownRow.team.id;
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
      {row && <Left ownRow={ownRow} rival={row} />}
    </>
  );
}

function Left({ ownRow, rival }: { readonly ownRow: LeagueRow; readonly rival: LeagueRow }) {
  const t = useText(liveTexts);
  const [ownCount, rivalCount] = [ownRow.leftToPlay, rival.leftToPlay];
  if (ownCount === null || rivalCount === null) return null;
  const ownLeft = ownCount > 0 ? t('leftOwn', { own: ownCount }) : t('leftNone');
  return <span>{rivalCount > 0 ? t('leftBoth', { theirs: rivalCount, own: ownCount }) : ownLeft}</span>;
}

/** Two lines high for any text, so that the table below does not move. */
const Sentence = styled.p`
  min-height: calc(2 * 1.4em + 12px);
  padding: 0 16px 12px;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: ${token.inkSoft};
  b { color: ${token.ink}; font-weight: 750; }
`;

/** A row has room for a name of two lines: teams that change places move nothing. */
const EvenRows = styled.div`
  --em-narrow-row: 6.125rem;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 16px;
  & > :only-child { margin-left: auto; }
`;
