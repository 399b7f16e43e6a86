import { Chip, Cluster, formatSignedPoints, LiveDot, SectionHead } from '@euro/design-system';
import type { GroupRow } from '@euro/game';
import { formatLocale, useLocale, usePlatform, useShared, useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { GroupLegend, GroupTable, type GroupTableTexts } from '../../components/matches/GroupTable.js';
import { Deductions } from '../../components/matches/lazyDeductions.js';
import { clubOf } from '../../domain/clubOf.js';
import { commonTexts } from '../../texts/commonTexts.js';
import { matchTexts } from '../../texts/matchTexts.js';
import type { GroupView } from './groupView.js';

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 48em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
    & > :only-child { grid-column: span 2; }
  }
  @media (min-width: 71.25em) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** The present tables of the groups, running matches included. */
export function Groups({ view: { tables, isOver } }: { readonly view: GroupView }) {
  const t = useText(matchTexts);
  const common = useText(commonTexts);
  const texts = useGroupTexts();
  const rowOf = useRows();
  const deducted = (rows: readonly GroupRow[]) => {
    const clubs = rows.filter(({ deduction }) => deduction);
    return (
      clubs.length > 0 && (
        <Deductions clubs={clubs.map((row) => ({ name: rowOf(row).name, points: row.deduction }))} />
      )
    );
  };
  const presentKinds = new Set(tables.flatMap(({ rows }) => rows.map(({ through }) => through)));
  const kinds = (['direct', 'third'] as const).filter((kind) => presentKinds.has(kind));
  return (
    <section>
      <SectionHead
        title={t('groups')}
        aside={
          <Cluster>
            {!isOver && <Chip>{t('groups.provisional')}</Chip>}
            <GroupLegend through={texts.through} kinds={kinds} />
          </Cluster>
        }
      />
      <Tables>
        {tables.map(({ group, rows, isLive }) => (
          <GroupTable
            key={group}
            title={common('stage.group.of', { group })}
            aside={
              isLive && (
                <Chip tone="positive" icon={<LiveDot $kind="surface" aria-hidden />}>
                  {common('live')}
                </Chip>
              )
            }
            rows={rows.map(rowOf)}
            texts={texts}
            foot={deducted(rows)}
          />
        ))}
      </Tables>
    </section>
  );
}

function useRows() {
  const { state, navigation } = usePlatform();
  const language = useLocale();
  const clubs = useShared(state.clubs);
  return ({ clubId, goalsFor, goalsAgainst, through, isLive, deduction, ...counts }: GroupRow) => {
    const club = clubOf(clubs, clubId);
    const page = `/club/${clubId}`;
    return {
      ...counts,
      id: clubId,
      nation: club?.short ?? '',
      name: club?.nameShort ?? club?.[language] ?? '',
      href: navigation.has(page) ? page : undefined,
      difference: formatSignedPoints(goalsFor - goalsAgainst, formatLocale(language)),
      deduction: deduction ? formatSignedPoints(-deduction, formatLocale(language)) : undefined,
      through: through ?? undefined,
      live: isLive,
    };
  };
}

function useGroupTexts(): GroupTableTexts {
  const t = useText(matchTexts);
  return useMemo(
    () => ({
      nation: t('group.nation'),
      played: { short: t('group.played'), full: t('group.played.full') },
      won: { short: t('group.won'), full: t('group.won.full') },
      drawn: { short: t('group.drawn'), full: t('group.drawn.full') },
      lost: { short: t('group.lost'), full: t('group.lost.full') },
      difference: { short: t('group.difference'), full: t('group.difference.full') },
      points: { short: t('group.points'), full: t('group.points.full') },
      through: { direct: t('group.direct'), third: t('group.third') },
    }),
    [t],
  );
}
