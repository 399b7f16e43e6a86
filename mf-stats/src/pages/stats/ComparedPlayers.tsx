import type { PlayerStatsRow } from '@euro/api-contract';
import { Skeleton } from '@euro/design-system';
import { toTenths } from '@euro/game';
import { difficulties, expectations, useFormat, useWorld, WorldGate } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { useMemo } from 'react';
import styled from 'styled-components';
import {
  CompareCells,
  type CompareRow,
  CompareTable,
  CompareValue,
} from '../../components/compare-tray/CompareTable.js';
import { ProgrammeCell } from '../../components/fixture-cell/ProgrammeCell.js';
import { comingWeeks, programmeOf } from '../../domain/programme.js';
import { compareFactsTexts } from '../../texts/compareFactsTexts.js';
import { trayTexts } from '../../texts/trayTexts.js';
import { compareFacts, type Fact, type FactKind } from './compareFacts.js';

/** Coming matchdays that a comparison shows. */
const SHOWN_WEEKS = 3;

/** About as high as the table. */
const Bone = styled(Skeleton)`
  height: 46rem;
`;

interface ComparedPlayersProps {
  readonly players: readonly PlayerStatsRow[];
}

/** Numbers and coming matches of players beside each other, the best of each row named. */
export function ComparedPlayers({ players }: ComparedPlayersProps) {
  return (
    <WorldGate loading={<Bone />}>
      <Facts players={players} />
    </WorldGate>
  );
}

function Facts({ players }: ComparedPlayersProps) {
  const t = useText(compareFactsTexts);
  const world = useWorld();
  const write = useFactText();
  const weeks = comingWeeks(world);
  const [nextWeek] = weeks;
  const expectationOf = useMemo(
    () => (nextWeek === undefined ? null : expectations(world, nextWeek)),
    [world, nextWeek],
  );
  const facts = compareFacts(
    players.map((row) => {
      const player = world.gamePlayers.get(row.id);
      return { row, expected: player && expectationOf ? expectationOf(player) : null };
    }),
  );
  const matches = useMatchesRow(players, weeks.slice(0, SHOWN_WEEKS));
  return (
    <CompareTable
      caption={t('facts')}
      players={players.map(({ id, short }) => ({ id, name: short }))}
      hint={t('swipe')}
      rows={[
        ...facts.map((fact): CompareRow => {
          const { key, values, best, full } = fact;
          return {
            key,
            label: t(`fact.${key}`),
            note: hasNote(key) ? t(`note.${key}`, { week: nextWeek ?? 0 }) : undefined,
            cells: values.map((value, place) => (
              <CompareValue
                key={players[place]?.id}
                text={write(value, fact.kind)}
                share={value === null || full === null ? undefined : value / Math.max(full, Number.EPSILON)}
                best={place === best ? t('best') : undefined}
              />
            )),
          };
        }),
        ...(weeks.length > 0 ? [matches] : []),
      ]}
    />
  );
}

/** The coming matches of each player, soonest first. */
function useMatchesRow(players: readonly PlayerStatsRow[], weeks: readonly number[]): CompareRow {
  const t = useText(compareFactsTexts);
  const tray = useText(trayTexts);
  const world = useWorld();
  const difficultyOf = useMemo(() => difficulties(world), [world]);
  const [first = 0, last = first] = [weeks[0], weeks.at(-1)];
  return {
    key: 'matches',
    label: t('matches'),
    note: t(first === last ? 'matches.week' : 'matches.weeks', { first, last }),
    cells: players.map(({ id, clubId, eliminated }) =>
      eliminated ? (
        tray('eliminated')
      ) : (
        <CompareCells key={id}>
          {programmeOf(clubId, weeks, world.matches, difficultyOf).map((entry) => (
            <ProgrammeCell key={entry.weekId} entry={entry} showsWord />
          ))}
        </CompareCells>
      ),
    ),
  };
}

/** Writes a number of the comparison; a dash where there is none. */
function useFactText(): (value: number | null, kind: FactKind) => string {
  const format = useFormat();
  return (value, kind) => {
    if (value === null) return '–';
    switch (kind) {
      case 'count':
        return format.whole(value);
      case 'decimal':
        return format.oneDecimal(value);
      case 'points':
        return format.points(value);
      case 'millions':
        return format.money(toTenths(value));
    }
  };
}

type NoteKey = keyof typeof compareFactsTexts.nl extends infer T
  ? T extends `note.${infer K}`
    ? K
    : never
  : never;

function hasNote<K extends Fact['key']>(key: K): key is K & NoteKey {
  return `note.${key}` in compareFactsTexts.nl;
}
