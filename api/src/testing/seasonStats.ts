import { STATISTICS } from '@euro/game';
import type { Random } from '../infra/random/seededRandom.js';
import type { Cells, SeasonPack } from './seasonPack.js';

const at = (moment: string) => Date.parse(moment);

/** Starters by position. */
const ELEVEN = [1, 4, 4, 2] as const;
export const NO_COUNTS = Object.fromEntries(STATISTICS.map(({ name }) => [name, 0]));
/** Counts with the highest that a player has. */
const COUNTS: readonly (readonly [string, number])[] = [
  ['assists', 1],
  ['saves', 7],
  ['duelWon', 9],
  ['duelLost', 9],
  ['interception', 4],
  ['shotOffTarget', 4],
  ['bigChanceCreated', 3],
  ['headClearance', 4],
  ['ballRecovery', 11],
];

/** Rows of everybody who played a match, by the clubs that players have at its kick-off. */
export function statsOf(pack: SeasonPack, match: Cells, random: Random): Cells[] {
  if (match.homeScore === '' || match.state === 'awarded') return [];
  const kickoff = at(String(match.kickoff));
  const length = match.state === 'abandoned' ? 70 : 90;
  const scores = [Number(match.homeScore), Number(match.awayScore)] as const;
  const best = new Set<number>();
  return [match.home, match.away].flatMap((club, side) => {
    const members = pack.players.filter(
      (player) => player.position !== 0 && clubAt(pack, player, kickoff) === club,
    );
    const starters = ELEVEN.flatMap((count, index) =>
      someOf(
        members.filter(({ position }) => position === index + 1),
        count,
        random,
      ),
    );
    const others = members.filter((player) => !starters.includes(player) && player.position !== 1);
    const [on, carded] = someOf(others, 2, random);
    const off = random.pick(starters.filter(({ position }) => position !== 1));
    const scorers = range(scores[side] ?? 0).map(() => random.pick(starters).id);
    const against = scores[1 - side] ?? 0;
    const row = (player: Cells, minutes: readonly [number, number] | null, started: 0 | 1): Cells => {
      const [inMin, outMin] = minutes ?? ['', ''];
      const counts: Cells = {};
      for (const [name, most] of COUNTS) counts[name] = minutes ? random.whole(most + 1) : 0;
      const rare = (chance: number) => (minutes && random.whole(chance) === 0 ? 1 : 0);
      const isSentOff = rare(40);
      const skillIndex =
        minutes && best.size < 3 && random.whole(6) === 0 ? best.add(best.size + 1).size : '';
      const cells: Cells = {
        ...{
          matchId: match.id ?? 0,
          playerId: player.id ?? 0,
          started,
          inMin,
          outMin,
          ...NO_COUNTS,
          ...counts,
        },
        minutes: minutes ? minutes[1] - minutes[0] : 0,
        goals: minutes ? scorers.filter((id) => id === player.id).length : 0,
        yellow_cards: minutes === null ? 1 : isSentOff === 0 ? rare(8) : 0,
        ...{ second_yellow: 0, red_card: isSentOff, own_goals: rare(40) },
        ...{ penalty_miss: rare(40), errorLeadToGoal: rare(20) },
        penalty_saved: player.position === 1 ? rare(10) : 0,
        conceeded: minutes ? (started === 1 ? against : random.whole(against + 1)) : 0,
        ...{ teamConceded: against, skillIndex },
      };
      // The source lacks some counts of some players.
      for (const { name } of STATISTICS) if (name !== 'minutes' && random.whole(30) === 0) cells[name] = '';
      return cells;
    };
    const change = 46 + random.whole(20);
    return [
      ...starters.map((player) => row(player, [0, player === off ? change : length], 1)),
      ...(on ? [row(on, [change, length], 0)] : []),
      ...(carded ? [row(carded, null, 0)] : []),
    ];
  });
}

/** The code of the club that a player has at a moment; empty without one. */
function clubAt({ spells }: SeasonPack, player: Cells, moment: number): string {
  const { id, club, leftAt } = player;
  if (leftAt && at(String(leftAt)) <= moment) return '';
  const own = spells.filter((spell) => spell.player === id && at(String(spell.from)) <= moment);
  own.sort((a, b) => at(String(a.from)) - at(String(b.from)));
  return String(own.at(-1)?.club ?? club);
}

/** 1 to a number. */
export function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function someOf(rows: readonly Cells[], count: number, random: Random): Cells[] {
  const remaining = [...rows];
  return range(Math.min(count, rows.length)).map(
    () => remaining.splice(random.whole(remaining.length), 1)[0] as Cells,
  );
}
