import type { Player } from '@euro/api-contract';
import type { PositionId } from '@euro/game';

/** In which order the list of all players is sorted. */
export type PlayerOrder = 'expensive' | 'cheap' | 'points' | 'form' | 'popular' | 'name';

export const PLAYER_ORDERS: readonly PlayerOrder[] = [
  'expensive',
  'cheap',
  'points',
  'form',
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
  order: 'expensive',
  showsEliminated: false,
};

/** Rows on a page of the list (spec §9). */
export const PAGE_SIZE = 10;

/** Steps of the value filter in millions; the highest means all (spec §9: 4 to 10 in steps of 0.5). */
export const VALUE_FILTER = { min: 4, max: 10, step: 0.5 } as const;

/**
 * The players that pass the filter, in its order. Those who are out of the tournament come last, and only when they are
 * requested.
 */
export function filterPlayers(players: Iterable<Player>, filter: PlayerFilter): Player[] {
  const needle = foldText(filter.search.trim());
  const withEliminated = filter.showsEliminated || needle !== '' || filter.clubId !== null;
  const matching: Player[] = [];
  for (const player of players) {
    if (player.eliminated && !withEliminated) continue;
    if (filter.positionId !== null && player.positionId !== filter.positionId) continue;
    if (filter.clubId !== null && player.clubId !== filter.clubId) continue;
    if (filter.maxValue !== null && player.value > filter.maxValue) continue;
    if (needle !== '' && !foldText(`${player.name}\n${player.forename} ${player.surname}`).includes(needle)) {
      continue;
    }
    matching.push(player);
  }
  return matching.sort(
    (a, b) =>
      Number(a.eliminated) - Number(b.eliminated) ||
      compare[filter.order](a, b) ||
      b.popularity - a.popularity ||
      byName(a, b) ||
      a.id - b.id,
  );
}

const byName = (a: Player, b: Player) => a.name.localeCompare(b.name, 'nl');

const compare: Readonly<Record<PlayerOrder, (a: Player, b: Player) => number>> = {
  expensive: (a, b) => b.value - a.value,
  cheap: (a, b) => a.value - b.value,
  points: (a, b) => b.points - a.points,
  form: (a, b) => b.form - a.form,
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
