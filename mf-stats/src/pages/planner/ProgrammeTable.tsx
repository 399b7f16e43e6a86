import { VisuallyHidden } from '@euro/design-system';
import { useFormat, useWorld } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { ProgrammeCell } from '../../components/fixture-cell/ProgrammeCell.js';
import { plannerTexts } from '../../texts/plannerTexts.js';
import * as S from './ProgrammeTable.styles.js';
import type { PlannerRow, WeekLoad } from './plannerRows.js';
import { useWeekDates } from './useWeekDates.js';

interface ProgrammeTableProps {
  /** Read as the table's name. */
  readonly caption: string;
  /** Head of the names: "Speler", "Land". */
  readonly head: string;
  readonly weeks: readonly number[];
  readonly rows: readonly PlannerRow[];
  /** Renders the head of a row: the player or nation. */
  readonly renderName: (row: PlannerRow) => ReactNode;
  /** Difficulty of each matchday for the team; absent for rows that are no team. */
  readonly loads?: readonly WeekLoad[];
}

/** Names against matchdays: in each cell the opponent with how hard he is. */
export function ProgrammeTable({ caption, head, weeks, rows, renderName, loads }: ProgrammeTableProps) {
  const t = useText(plannerTexts);
  const format = useFormat();
  const { matches } = useWorld();
  const datesOf = useWeekDates(matches);
  const write = (mean: number | null) => (mean === null ? '–' : format.oneDecimal(mean));
  return (
    <S.Scroller>
      <S.Table aria-label={caption}>
        <thead>
          <S.Head>
            <th scope="col">{head}</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                <span aria-hidden="true">{t('week.short', { week })}</span>
                <VisuallyHidden>{t('week', { week })}</VisuallyHidden>
                <small>{datesOf(week)}</small>
              </th>
            ))}
            <th scope="col" data-mean>
              <abbr title={t('mean.long')}>{t('mean')}</abbr>
            </th>
          </S.Head>
        </thead>
        <tbody>
          {rows.map((row) => (
            <S.Row key={row.id}>
              <th scope="row">{renderName(row)}</th>
              {row.entries.map((entry) => (
                <td key={entry.weekId}>
                  <ProgrammeCell entry={entry} showsWord />
                </td>
              ))}
              <S.Mean data-mean>{write(row.mean)}</S.Mean>
            </S.Row>
          ))}
        </tbody>
        {loads && (
          <tfoot>
            <S.Foot>
              <th scope="row">{t('team')}</th>
              {loads.map(({ weekId, mean, light }) => (
                <td key={weekId}>
                  <S.Load>
                    <b>{write(mean)}</b>
                    {mean !== null && <em>{t('light', { count: light })}</em>}
                  </S.Load>
                </td>
              ))}
              <S.Mean data-mean>{write(meanOf(rows))}</S.Mean>
            </S.Foot>
          </tfoot>
        )}
      </S.Table>
    </S.Scroller>
  );
}

/** Of the rows that have a mean. */
function meanOf(rows: readonly PlannerRow[]): number | null {
  const means = rows.flatMap(({ mean }) => mean ?? []);
  return means.length === 0 ? null : means.reduce((sum, mean) => sum + mean, 0) / means.length;
}
