import type { FeedMessage } from '@euro/api-contract';
import { createRandom, type Random } from '../../infra/random/seededRandom.js';
import { clubInMatch, type Feed, type FeedMatch, type FeedStat } from '../../tournament/index.js';
import { type MatchStateAt, statesOfMatch } from './feedAt.js';
import { partOf } from './messageOf.js';

const MINUTE = 60_000;
const LINEUPS_BEFORE = 60 * MINUTE;
/** Shares of the messages that get lost, arrive twice, and arrive after later ones. */
const LOSS_RATE = 0.12;
const TWICE = 0.2;
const DELAY_RATE = 0.2;
/** Maximum delay of a message, in minutes; the last one arrives when the match is over. */
const LATEST = 6;

/** A message on its way. */
export interface Delivery {
  /** When it arrives, in epoch milliseconds of game time. */
  readonly at: number;
  readonly message: FeedMessage;
}

/**
 * A match as a live feed sends it, minute by minute: a goal is given and disallowed, and so is a card of a player who
 * did not play. Messages are lost, doubled and delayed on the way; the last one arrives.
 * @param seed the same one gives the same messages
 */
export function playMatch(feed: Feed, match: FeedMatch, seed: number): Delivery[] {
  const random = createRandom(seed * 1009 + match.id);
  const states = statesOf(feed, match, random);
  const deliveries = states.map(({ at, ...state }) => ({
    at,
    message: {
      id: `m${match.id}-${at}`,
      matches: [partOf(feed, state, at)],
      players: [],
    },
  }));
  const last = deliveries.at(-1);
  const stray = random.pick(deliveries.slice(0, -1));
  const arriving = deliveries.slice(0, -1).flatMap((delivery) => disturb(delivery, random));
  const whole = last ? [...arriving, last, { ...stray, at: last.at + MINUTE }] : arriving;
  return whole.toSorted((a, b) => a.at - b.at);
}

interface State extends MatchStateAt {
  readonly at: number;
}

function statesOf(feed: Feed, match: FeedMatch, random: Random): State[] {
  const moments: number[] = [match.kickoffAt - LINEUPS_BEFORE];
  for (let at = match.kickoffAt; at < match.finishedAt; at += MINUTE) moments.push(at);
  moments.push(match.finishedAt);
  const mistakeAt = match.kickoffAt + (12 + random.whole(25)) * MINUTE;
  const stateAt = statesOfMatch(feed, match);
  return moments.map((at) => {
    const state = withoutLatest(stateAt(at));
    const isWrong = at >= mistakeAt && at < mistakeAt + 3 * MINUTE;
    return { at, ...(isWrong ? withMistakes(feed, state) : state) };
  });
}

/**
 * The state without substitutes who come on in the last minute: a finished match does not say whom they replace,
 * because all players go off in the last minute.
 */
function withoutLatest({ match, stats }: MatchStateAt): MatchStateAt {
  if (match.minute === null) return { match, stats };
  const last = match.extraTime ? 120 : 90;
  return { match, stats: stats.filter(({ started, inMin }) => started || inMin === null || inMin < last) };
}

/** Adds a disallowed goal of the home side, and a card of a player without a row. */
function withMistakes({ players }: Pick<Feed, 'players'>, { match, stats }: MatchStateAt): MatchStateAt {
  const clubOf = new Map(players.map((player) => [player.id, clubInMatch(player, match)]));
  const isOn = ({ inMin, outMin }: FeedStat) => inMin !== null && outMin === null;
  const scorer = stats.findLast((row) => clubOf.get(row.playerId) === match.homeId && isOn(row));
  const spare = players.find(
    ({ id, positionId }) =>
      clubOf.get(id) === match.homeId && positionId !== 0 && stats.every(({ playerId }) => playerId !== id),
  );
  const [example] = stats;
  if (!scorer || !spare || !example) return { match, stats };
  const rows = stats.map((row) => {
    if (row === scorer) return { ...row, goals: row.goals + 1 };
    if (clubOf.get(row.playerId) !== match.awayId) return row;
    return { ...row, teamConceded: row.teamConceded + 1, conceeded: row.conceeded + Number(isOn(row)) };
  });
  const nothing = Object.fromEntries(
    Object.entries(example).map(([column, value]) => [column, typeof value === 'number' ? 0 : value]),
  );
  const card = {
    ...(nothing as unknown as FeedStat),
    ...{ matchId: match.id, weekId: match.weekId, playerId: spare.id },
    ...{ started: false, inMin: null, outMin: null, skillIndex: null, yellow_cards: 1 },
  };
  return { match: { ...match, homeScore: (match.homeScore ?? 0) + 1 }, stats: [...rows, card] };
}

function disturb(delivery: Delivery, random: Random): Delivery[] {
  if (random.next() < LOSS_RATE) return [];
  const late = () => ({ ...delivery, at: delivery.at + (1 + random.whole(LATEST)) * MINUTE + 1 });
  const first = random.next() < DELAY_RATE ? late() : delivery;
  return random.next() < TWICE ? [first, late()] : [first];
}
