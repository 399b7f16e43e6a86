import type { Player } from '@euro/api-contract';
import type { PositionId } from '@euro/game';
import type { World } from './world.js';

/** In which order the list of all players is sorted. */
export type PlayerOrder = 'expected' | 'form' | 'expensive' | 'cheap' | 'points' | 'popular' | 'name';

export const PLAYER_ORDERS: readonly PlayerOrder[] = [
  'expected',
  'form',
  'expensive',
  'cheap',
  'points',
  'popular',
  'name',
];

/** Filter of the list of all players; null is everything. */
export interface PlayerFilter {
  readonly search: string;
  readonly positionId: PositionId | null;
  readonly clubId: number | null;
  /** Highest value shown, in millions. */
  readonly maxValue: number | null;
  readonly order: PlayerOrder;
  /** Includes eliminated players; a search by name or nation always includes them. */
  readonly showsEliminated: boolean;
}

export const NO_FILTER: PlayerFilter = {
  search: '',
  positionId: null,
  clubId: null,
  maxValue: null,
  order: 'expected',
  showsEliminated: false,
};

/** Rows on a page of the list (spec §9). */
export const PAGE_SIZE = 10;

/** Tenths of a million between two steps of the value filter (spec §9). */
const STEP = 5;

/**
 * Steps of the value filter in millions: the lowest has the cheapest player, the highest means all. From 4 to 10 for
 * EURO 2024 (spec §9).
 */
export const valueSteps = ({ cheapest, dearest }: Pick<World, 'cheapest' | 'dearest'>) => ({
  min: (Math.ceil(cheapest / STEP) * STEP) / 10,
  max: (Math.ceil(dearest / STEP) * STEP) / 10,
  step: STEP / 10,
});

/** What the page around a list knows of its players. */
export interface ListedFacts {
  /** Ids of players who are chosen already: only a search by name finds them. */
  readonly chosenIds?: ReadonlySet<number>;
  /** Points that a player is expected to score in the matchday. */
  readonly expectedOf?: (player: Player) => number;
  /** 0 for a player who fits, more for one who fits less. */
  readonly misfitOf?: (player: Player) => number;
}

/**
 * The players that pass the filter, in its order. Those who are out of the tournament come last, and only when they are
 * requested. By expected points and by form, players who fit come before those who don't.
 */
export function filterPlayers(
  players: Iterable<Player>,
  filter: PlayerFilter,
  { chosenIds, expectedOf, misfitOf }: ListedFacts = {},
): Player[] {
  const needle = foldText(filter.search.trim());
  const withEliminated = filter.showsEliminated || needle !== '' || filter.clubId !== null;
  const matching: Player[] = [];
  for (const player of players) {
    if (player.eliminated && !withEliminated) continue;
    if (needle === '' && chosenIds?.has(player.id)) continue;
    if (filter.positionId !== null && player.positionId !== filter.positionId) continue;
    if (filter.clubId !== null && player.clubId !== filter.clubId) continue;
    if (filter.maxValue !== null && player.value > filter.maxValue) continue;
    if (needle !== '' && !foldText(`${player.name}\n${player.forename} ${player.surname}`).includes(needle)) {
      continue;
    }
    matching.push(player);
  }
  const helps = filter.order === 'expected' || filter.order === 'form';
  const misfit = helps ? valueOnce(misfitOf) : () => 0;
  const expected = filter.order === 'expected' ? valueOnce(expectedOf) : () => 0;
  return matching.sort(
    (a, b) =>
      Number(a.eliminated) - Number(b.eliminated) ||
      misfit(a) - misfit(b) ||
      expected(b) - expected(a) ||
      compare[filter.order](a, b) ||
      b.popularity - a.popularity ||
      byName(a, b) ||
      a.id - b.id,
  );
}

/** Calls a function once a player, however often he is compared; 0 without one. */
function valueOnce(compute: ((player: Player) => number) | undefined): (player: Player) => number {
  const values = new Map<number, number>();
  return (player) => {
    const known = values.get(player.id);
    if (known !== undefined) return known;
    const value = compute?.(player) ?? 0;
    values.set(player.id, value);
    return value;
  };
}

const byName = (a: Player, b: Player) => a.name.localeCompare(b.name, 'nl');
const byValue = (a: Player, b: Player) => b.value - a.value;

const compare: Readonly<Record<PlayerOrder, (a: Player, b: Player) => number>> = {
  expected: byValue,
  form: (a, b) => b.form - a.form,
  expensive: byValue,
  cheap: (a, b) => a.value - b.value,
  points: (a, b) => b.points - a.points,
  popular: (a, b) => b.popularity - a.popularity,
  name: byName,
};

/** Lower case without accents, so that "mbappe" finds Mbappé and "kadioglu" finds Kadıoğlu. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıłøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** One page of a list; `page` starts at 1 and is brought back within the list. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  /** Numbers of the first and last row; 0 when there are none. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/** Cuts one page out of a list. */
export function pageOf<T>(items: readonly T[], requestedPage: number, size = PAGE_SIZE): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, requestedPage), pages);
  const start = (page - 1) * size;
  const pageItems = items.slice(start, start + size);
  return {
    items: pageItems,
    page,
    pages,
    from: pageItems.length === 0 ? 0 : start + 1,
    to: start + pageItems.length,
    total: items.length,
  };
}
