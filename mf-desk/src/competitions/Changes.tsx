import type { PackImport } from '@euro/api-contract';
import { Card, CardHeader, container, Soft, token, VisuallyHidden } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import styled from 'styled-components';
import { dryRunTexts } from '../texts/dryRunTexts.js';
import { groupLines, type ImportLine, type LineGroup, type Unlisted, unlistedOf } from './groupLines.js';
import { useEditName, useLineWords } from './useLineWords.js';
import { useSettingName } from './useSettingName.js';

type Report = NonNullable<PackImport['report']>;

interface ChangesProps {
  readonly report: Report;
  readonly isDone: boolean;
}

/** The changes of an import by matchday: what was, and what it becomes; then what is kept of what was made by hand. */
export function Changes({ report, isDone }: ChangesProps) {
  const t = useText(dryRunTexts);
  const title = t(isDone ? 'changes.done' : 'changes');
  const { groups, values } = groupLines(report);
  const unlisted = unlistedOf(report);
  return (
    <Card as="section" aria-label={title}>
      <CardHeader
        as="h3"
        title={title}
        aside={<Soft as="span">{t('rows', { count: report.changes })}</Soft>}
      />
      {report.changes === 0 && <Foot>{t('same')}</Foot>}
      {groups.map((group) => (
        <Group key={group.of} group={group} report={report}>
          {group.of === 'players' && values.length > 0 && <Values lines={values} />}
        </Group>
      ))}
      {unlisted.length > 0 && <Rest unlisted={unlisted} />}
      <Kept report={report} />
    </Card>
  );
}

interface GroupProps {
  readonly group: LineGroup;
  readonly report: Report;
  readonly children: React.ReactNode;
}

function Group({ group: { of, lines }, report, children }: GroupProps) {
  const t = useText(dryRunTexts);
  const { reopens = [], toSettle, toSettleAgain } = report;
  return (
    <section>
      <GroupTitle>{name()}</GroupTitle>
      <Lines>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name, and the list never changes.
          <Line key={index} line={line} />
        ))}
        {children}
      </Lines>
    </section>
  );

  function name(): string {
    if (typeof of === 'string') return t(of);
    const facts = [
      reopens.includes(of) && t('matchday.opens'),
      toSettle.includes(of) && t('matchday.first'),
      toSettleAgain.includes(of) && t('matchday.again'),
    ];
    return [t('matchday', { week: of }), ...facts].filter(Boolean).join(' · ');
  }
}

function Line({ line }: { readonly line: ImportLine }) {
  const t = useText(dryRunTexts);
  const settingName = useSettingName();
  const { was, becomes } = useLineWords()(line);
  const { table, subject, match, reopens } = line;
  return (
    <li data-reopens={reopens || undefined}>
      <div>
        <b>{name()}</b>
        {match !== null && <small>{match}</small>}
      </div>
      <div>
        {was !== null && (
          <del>
            <VisuallyHidden>{`${t('was')} `}</VisuallyHidden>
            <span>{was}</span>
          </del>
        )}{' '}
        <ins>
          <VisuallyHidden>{`${t('becomes')} `}</VisuallyHidden>
          <span>{becomes}</span>
        </ins>
        {reopens && <small>{t('opensAgain')}</small>}
      </div>
    </li>
  );

  function name(): string {
    if (table === 'competition') return settingName(subject);
    return table === 'matchdays' ? t('deadline') : subject;
  }
}

/** Many values as one line, which opens. */
function Values({ lines }: { readonly lines: readonly ImportLine[] }) {
  const t = useText(dryRunTexts);
  const isUp = ({ fields }: ImportLine) => fields.some(({ from, to }) => Number(to) > Number(from));
  const up = lines.filter(isUp).length;
  return (
    <li>
      <details>
        <summary>
          <b>{t('values', { count: lines.length })}</b>
          <span>{t('values.moves', { up, down: lines.length - up })}</span>
        </summary>
        <Lines>
          {lines.map((line) => (
            <Line key={line.subject} line={line} />
          ))}
        </Lines>
      </details>
    </li>
  );
}

const TABLES = [
  'competition',
  'clubs',
  'players',
  'matchdays',
  'matches',
  'stats',
  'pages',
  'prizes',
] as const;

/** Counts of what has no line. */
function Rest({ unlisted }: { readonly unlisted: readonly Unlisted[] }) {
  const t = useText(dryRunTexts);
  const nameOf = (table: string) => {
    const known = TABLES.find((one) => one === table);
    if (known) return t(known);
    return table === 'values' ? t('table.values') : table;
  };
  return (
    <section>
      <GroupTitle>{t('uncounted')}</GroupTitle>
      <Lines>
        {unlisted.map(({ table, counts }) => (
          <li key={table}>
            <b>{nameOf(table)}</b>
            <span>{counts.map(({ change, count }) => t(change, { count })).join(', ')}</span>
          </li>
        ))}
      </Lines>
    </section>
  );
}

/** What of the changes by hand stays, and what ends. */
function Kept({ report: { edits, isDraft } }: { readonly report: Report }) {
  const t = useText(dryRunTexts);
  const editName = useEditName();
  const names = (isKept: boolean) =>
    (edits ?? [])
      .filter((edit) => edit.isKept === isKept)
      .map(editName)
      .join(' · ');
  const [kept, ended] = [names(true), names(false)];
  return (
    <Foot>
      {edits && ended === '' && <p>{t('keeps')}</p>}
      {kept !== '' && <p>{t('kept', { names: kept })}</p>}
      {ended !== '' && <p data-warns="">{t('ends', { names: ended })}</p>}
      {isDraft && <p>{t('isDraft')}</p>}
    </Foot>
  );
}

const GroupTitle = styled.h4`
  padding: 9px 16px;
  border-block: 1px solid ${token.line};
  font-size: 0.8125rem;
  font-weight: 650;
  color: ${token.inkSoft};
  background: ${token.sunken};
  ${container.phoneLarge} { padding-inline: 20px; }
`;

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px 16px;
    align-items: center;
    padding: 10px 16px;
    font-size: 0.875rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > li + li { border-top: 1px solid ${token.line}; }
  & > li:has(> details) { display: block; padding: 0; }
  & > li[data-reopens] { background: ${token.warningTint}; }
  [data-reopens] > div > small { font-weight: 700; color: ${token.warningText}; }
  b, ins { font-weight: 700; text-decoration: none; }
  small { display: block; font-size: 0.8125rem; color: ${token.inkSoft}; }
  del { font-size: 0.8125rem; color: ${token.inkSoft}; }
  summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px 16px;
    align-items: center;
    min-height: 44px;
    padding: 10px 16px;
    cursor: pointer;
  }
  summary::before { content: none; }
  summary b { text-decoration: underline; text-underline-offset: 3px; }
  details > ul { border-top: 1px solid ${token.line}; background: ${token.sunken}; }
  ${container.phoneLarge} {
    & > li, summary { padding-inline: 20px; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
    del, ins { display: block; }
  }
`;

const Foot = styled.div`
  padding: 14px 16px;
  border-top: 1px solid ${token.line};
  font-size: 0.8125rem;
  color: ${token.inkSoft};
  overflow-wrap: anywhere;
  &:empty { display: none; }
  p + p { margin-top: 6px; }
  [data-warns] { font-weight: 650; color: ${token.warningText}; }
  ${container.phoneLarge} { padding-inline: 20px; }
`;
