import { Card, CardHeader, Flag, Jersey, Select } from '@euro/design-system';
import { difficultyTexts, shirtOf, useNames, useWorld } from '@euro/game-ui';
import type { MyTeam } from '@euro/platform';
import { useText } from '@euro/platform/react';
import { useId } from 'react';
import { DifficultyBars } from '../../components/fixture-cell/FixtureCell.js';
import { plannerTexts } from '../../texts/plannerTexts.js';
import { ProgrammeTable } from './ProgrammeTable.js';
import * as S from './ProgrammeTable.styles.js';
import { loadOf, type PlannerRow, sortRows } from './plannerRows.js';
import { type PlannerSort, windowsOf } from './plannerView.js';
import type { PlannerControls } from './usePlannerView.js';

interface ProgrammeCardProps {
  /** Men of the own team, or nations. */
  readonly kind: 'men' | 'nations';
  readonly rows: readonly PlannerRow[];
  readonly weeks: readonly number[];
  /** All matchdays to come. */
  readonly allWeeks: readonly number[];
  readonly controls: PlannerControls;
  /** The own teams, for men; with one there is nothing to choose. */
  readonly teams?: readonly MyTeam[];
  readonly team?: MyTeam;
}

const LEVELS = [1, 2, 3, 4, 5] as const;

/** A programme with its legend, its order, and the matchdays that it shows. */
export function ProgrammeCard({
  kind,
  rows,
  weeks,
  allWeeks,
  controls,
  teams = [],
  team,
}: ProgrammeCardProps) {
  const t = useText(plannerTexts);
  const difficulty = useText(difficultyTexts);
  const titleId = useId();
  const { view, change } = controls;
  const sort = typeof view.sort === 'number' && !weeks.includes(view.sort) ? 'easiest' : view.sort;
  const windows = windowsOf(allWeeks);
  const caption =
    typeof sort === 'number'
      ? t(`${kind}.week`, { count: rows.length, week: sort })
      : t(`${kind}.${sort}`, { count: rows.length });
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={caption} />
      <S.Legend aria-label={t('legend')}>
        {LEVELS.map((level) => (
          <li key={level} data-level={level}>
            <DifficultyBars level={level} />
            <span>{difficulty(`level${level}`)}</span>
          </li>
        ))}
      </S.Legend>
      <S.Tools>
        <Select
          label={t('sort')}
          value={String(sort)}
          options={[
            { value: 'easiest', text: t('sort.easiest') },
            { value: 'position', text: t(kind === 'men' ? 'sort.position' : 'sort.name') },
            ...weeks.map((week) => ({ value: String(week), text: t('sort.week', { week }) })),
          ]}
          onChange={(value) => change({ sort: sortOf(value) })}
        />
        {windows.length > 1 && (
          <Select
            label={t('weeks')}
            value={String(weeks[0])}
            options={windows.map((part) => ({
              value: String(part[0]),
              text:
                part.length > 1
                  ? t('weeks.span', { first: part[0] ?? 0, last: part.at(-1) ?? 0 })
                  : String(part[0]),
            }))}
            onChange={(value) => change({ from: value === String(allWeeks[0]) ? null : Number(value) })}
          />
        )}
        {team && teams.length > 1 && (
          <Select
            label={t('which')}
            value={String(team.id)}
            options={teams.map(({ id, name }) => ({ value: String(id), text: name }))}
            onChange={(value) => change({ team: value === String(teams[0]?.id) ? null : Number(value) })}
          />
        )}
      </S.Tools>
      <ProgrammeTable
        caption={caption}
        head={t(`${kind}.head`)}
        weeks={weeks}
        rows={sortRows(rows, sort)}
        renderName={(row) => (kind === 'men' ? <Man id={row.id} /> : <Nation id={row.clubId} />)}
        loads={kind === 'men' ? loadOf(rows, weeks) : undefined}
      />
    </Card>
  );
}

function sortOf(value: string): PlannerSort {
  return value === 'easiest' || value === 'position' ? value : Number(value);
}

function Man({ id }: { readonly id: number }) {
  const { players } = useWorld();
  const names = useNames();
  const player = players.get(id);
  if (!player) return null;
  const code = names.clubCode(player.clubId);
  return (
    <S.Who>
      <Jersey {...shirtOf(player, code)} />
      <S.Name>
        <b>{names.player(id)}</b>
        <span>
          <Flag nation={code} size={16} />
          <span>{code}</span>
        </span>
      </S.Name>
    </S.Who>
  );
}

function Nation({ id }: { readonly id: number }) {
  const names = useNames();
  const code = names.clubCode(id);
  return (
    <S.Who>
      <Flag nation={code} size={24} />
      <S.Name>
        <b>{names.club(id)}</b>
        <span>{code}</span>
      </S.Name>
    </S.Who>
  );
}
