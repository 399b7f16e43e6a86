import type { PackImport } from '@euro/api-contract';
import { Callout, CardTitle, formatDateTime, Soft, Stack, token } from '@euro/design-system';
import { formatLocale, useLocale, useText } from '@euro/platform/react';
import styled from 'styled-components';
import { TouchedTeams } from '../components/TouchedTeams.js';
import { competitionTexts } from '../texts/competitionTexts.js';

const Lines = styled.ul`
  margin: 0;
  padding-left: 20px;
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;

const Table = styled.section`
  padding-block: 12px;
  border-top: 1px solid ${token.line};
  h4 { font-size: 1rem; font-weight: 700; }
`;

type Report = NonNullable<PackImport['report']>;

/** Why a pack is refused, or the changes by table. */
export function ImportResult({ result: { problems, report, isDone } }: { readonly result: PackImport }) {
  const t = useText(competitionTexts);
  const locale = formatLocale(useLocale());
  if (!report) {
    return (
      <Callout tone="danger" title={t('problems')}>
        <Lines>
          {problems.map(({ file, line, column, message }) => (
            <li key={`${file} ${line} ${column} ${message}`}>
              <b>
                {[file, line !== null && t('line', { line: String(line) }), column]
                  .filter(Boolean)
                  .join(', ')}
              </b>
              <span>:</span> <span lang="en">{message}</span>
            </li>
          ))}
        </Lines>
      </Callout>
    );
  }
  const changedTables = report.tables.filter(({ added, updated, removed }) => added + updated + removed > 0);
  return (
    <Stack>
      <CardTitle as="h3">
        {`${t(isDone ? 'resultDone' : 'result')}: ${report.competitionFeed} ${report.seasonId}`}
      </CardTitle>
      {changedTables.length === 0 && <Soft>{t('same')}</Soft>}
      {changedTables.map((table) => (
        <TableChanges key={table.table} table={table} />
      ))}
      {[
        ...(report.closes ?? []).map(({ weekId, to }) =>
          t('closes', { week: weekId, moment: formatDateTime(to, locale, 'short') }),
        ),
        ...(report.reopens ?? []).map((week) => t('reopens', { week })),
      ].map((line) => (
        <Callout key={line} tone="warning">
          {line}
        </Callout>
      ))}
      {report.isDraft && <Soft>{t('isDraft')}</Soft>}
      {report.toSettle.map((week) => (
        <Soft key={week}>{t('first', { week })}</Soft>
      ))}
      {report.toSettleAgain.map((week) => (
        <Soft key={week}>{t('again', { week })}</Soft>
      ))}
      {report.teams && (
        <Table>
          <TouchedTeams teams={report.teams} />
        </Table>
      )}
      <Notes title={t('moves')} lines={report.moves} />
      <Notes title={t('warnings')} lines={report.warnings} />
    </Stack>
  );
}

const TABLES = [
  'competition',
  'clubs',
  'players',
  'values',
  'matchdays',
  'matches',
  'stats',
  'pages',
  'prizes',
] as const;

function TableChanges({ table }: { readonly table: Report['tables'][number] }) {
  const t = useText(competitionTexts);
  const tableName = TABLES.find((one) => one === table.table);
  const { added, updated, removed, addedNames, removedNames, updates } = table;
  return (
    <Table>
      <h4>
        {`${tableName ? t(tableName) : table.table}: ${added} ${t('added').toLowerCase()}, ${updated} ${t('updated').toLowerCase()}, ${removed} ${t('removed').toLowerCase()}`}
      </h4>
      <Named title={t('added')} names={addedNames} count={added} />
      <Named title={t('updated')} names={updates} count={updated} />
      <Named title={t('removed')} names={removedNames} count={removed} />
    </Table>
  );
}

interface NamedProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly count: number;
}

function Named({ title, names, count }: NamedProps) {
  const t = useText(competitionTexts);
  if (names.length === 0) return null;
  const more = count - names.length;
  return <Soft>{`${title}: ${names.join(' · ')}${more > 0 ? ` ${t('more', { count: more })}` : ''}`}</Soft>;
}

function Notes({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Callout title={title}>
      <Lines lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Callout>
  );
}
