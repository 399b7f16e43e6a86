import type { OwnLeague } from '@euro/api-contract';
import { Card, CardHeader, Soft, TableSkeleton, TextLink } from '@euro/design-system';
import { CardBody, Standings, useIsArchive } from '@euro/game-ui';
import type { EmbedProps } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeagueRows } from '../components/leagues/useLeagueRows.js';
import { useShortColumns } from '../components/leagues/useShortColumns.js';
import { placesAround } from '../domain/aroundOwn.js';
import { PAGE_SIZE } from '../domain/leagueView.js';
import { useMyLeagues } from '../hooks/useMyLeagues.js';
import { useTable } from '../hooks/useTable.js';
import { leagueTexts } from '../texts/leagueTexts.js';

/** Rows that fit the card; one more where nothing else is going on. */
const ROWS = 3;
const ROWS_IN_ARCHIVE = 4;

/** `leagues/card@1` with `{ teamId }`: the teams around a team in the first of its leagues, or links to join one. */
export function TeamLeagueCard({ teamId }: EmbedProps) {
  const t = useText(leagueTexts);
  const myLeagues = useMyLeagues(Number(teamId));
  const isArchive = useIsArchive();
  if (myLeagues.status === 'loading') {
    return (
      <Frame title={t('title')} href="/leagues">
        <TableSkeleton label={t('loading')} rows={ROWS} />
      </Frame>
    );
  }
  if (myLeagues.status === 'failed')
    return <Words title={t('title')} text={myLeagues.failure.message} href="/leagues" />;
  const [league] = myLeagues.leagues;
  if (league) return <AroundTeam league={league} />;
  return isArchive ? (
    <Words title={t('noneTitle')} text={t('noneText')} href="/leagues" />
  ) : (
    <Words title={t('emptyTitle')} text={t('emptyText')} href="/leagues" />
  );
}

interface WordsProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly children?: ReactNode;
}

function Words({ title, text, href }: WordsProps) {
  return (
    <Frame title={title} href={href}>
      <CardBody>
        <Soft>{text}</Soft>
      </CardBody>
    </Frame>
  );
}

function Frame({ title, href, children }: Omit<WordsProps, 'text'>) {
  const t = useText(leagueTexts);
  return (
    <Card>
      <CardHeader
        title={title}
        aside={
          <TextLink href={href} icon={<ChevronRight size={18} aria-hidden />}>
            {t(useIsArchive() ? 'final' : 'open')}
          </TextLink>
        }
      />
      {children}
    </Card>
  );
}

function AroundTeam({ league }: { readonly league: OwnLeague }) {
  const t = useText(leagueTexts);
  const write = useLeagueRows(league.id, null);
  const rowCount = useIsArchive() ? ROWS_IN_ARCHIVE : ROWS;
  const page = Math.ceil((league.rank ?? 1) / PAGE_SIZE);
  const table = useTable(league.id, null, page);
  const href = `/leagues/${league.id}`;
  const result = table.status === 'ready' ? table.answer.result : null;
  const columns = useShortColumns('total', result?.data);
  if (table.status === 'failed')
    return <Words title={league.name} text={table.failure.message} href={href} />;
  // Another own team may play in the same league.
  const ownRow = result?.own.find(({ team }) => team.id === league.teamId);
  const { rows, pinned } = placesAround(result?.data ?? [], ownRow, rowCount);
  if (result && rows.length === 0)
    return <Words title={league.name} text={t('noPointsText', { week: league.weekId })} href={href} />;
  return (
    <Frame title={league.name} href={href}>
      <Standings
        short
        caption={t('table', { name: league.name })}
        columns={columns}
        ownLabel={t('ownRow')}
        loading={result === null}
        loadingLabel={t('tableLoading')}
        loadingRows={rowCount}
        rows={rows.map((row) => ({ ...write(row), own: row.team.id === ownRow?.team.id }))}
        pinned={pinned.map(write)}
      />
    </Frame>
  );
}
