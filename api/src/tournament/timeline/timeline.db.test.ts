import { readTournament } from '../../testing/importTournament.js';
import type { Feed, FeedMatch } from '../feed/feed.js';
import { presenceOf } from './presence.js';
import { reconstructTimeline } from './reconstructTimeline.js';
import type { SidedStat, Timeline } from './timeline.js';
import { COUNTS } from './timeline.js';
import { goalsAt, statsAt } from './timelineAt.js';

let feed: Feed;
let played: { match: FeedMatch; rows: SidedStat[]; timeline: Timeline }[];
beforeAll(async () => {
  feed = await readTournament();
  const clubOf = new Map(feed.players.map(({ id, clubId }) => [id, clubId]));
  played = feed.matches.map((match) => {
    const rows = feed.stats
      .filter(({ matchId }) => matchId === match.id)
      .map(({ matchId: _, weekId: __, ...stat }) => ({ ...stat, clubId: clubOf.get(stat.playerId) ?? 0 }));
    return { match, rows, timeline: reconstructTimeline(match, rows) };
  });
});

const minutesOf = ({ length }: Timeline) => Array.from({ length: length + 1 }, (_, minute) => minute);
const sidesOf = ({ homeId, awayId }: FeedMatch) => [[homeId, awayId] as const, [awayId, homeId] as const];
const byId = (a: SidedStat, b: SidedStat) => a.playerId - b.playerId;

describe('a match reconstructed minute by minute', () => {
  it('has at full time exactly the numbers of the feed, for all 51 matches', () => {
    for (const { match, rows, timeline } of played) {
      const stats = statsAt(timeline, timeline.length);
      const expected = rows.toSorted(byId).map((row) => {
        const isOnAtTheEnd = row.outMin === timeline.length && row.red_card === 0;
        return { ...row, skillIndex: null, outMin: isOnAtTheEnd ? null : row.outMin };
      });
      expect(stats).toEqual(expected);
      expect([
        goalsAt(timeline, match.homeId, timeline.length),
        goalsAt(timeline, match.awayId, timeline.length),
      ]).toEqual([match.homeScore, match.awayScore]);
    }
  });

  it('has in every minute a score that its scorers explain', () => {
    const odd: unknown[] = [];
    for (const { match, timeline } of played) {
      for (const minute of minutesOf(timeline)) {
        const stats = statsAt(timeline, minute);
        for (const [own, other] of sidesOf(match)) {
          const sum = (clubId: number | null, name: 'goals' | 'own_goals' | 'assists') =>
            stats.reduce((total, stat) => total + (stat.clubId === clubId ? stat[name] : 0), 0);
          const goals = sum(own, 'goals') + sum(other, 'own_goals');
          if (goals !== goalsAt(timeline, own, minute) || sum(own, 'assists') > goals)
            odd.push([match.id, minute]);
        }
      }
    }
    expect(odd).toEqual([]);
  });

  it('counts goals against for the players on the pitch', () => {
    const odd: unknown[] = [];
    for (const { match, timeline } of played) {
      let before = new Map<number, SidedStat>();
      for (const minute of minutesOf(timeline)) {
        const stats = statsAt(timeline, minute);
        for (const stat of stats) {
          const against = goalsAt(
            timeline,
            stat.clubId === match.homeId ? match.awayId : match.homeId,
            minute,
          );
          if (stat.teamConceded !== against) odd.push([match.id, minute, stat.playerId, 'teamConceded']);
          const earlier = before.get(stat.playerId);
          // Players who are substituted in this minute were on the pitch for a part of it.
          if (!earlier || earlier.inMin === null || stat.outMin !== null || minute === timeline.length)
            continue;
          const conceded = stat.conceeded - earlier.conceeded;
          if (conceded !== against - earlier.teamConceded)
            odd.push([match.id, minute, stat.playerId, 'conceeded']);
        }
        before = new Map(stats.map((stat) => [stat.playerId, stat]));
      }
    }
    expect(odd).toEqual([]);
  });

  it('finds times for the goals of every match that are consistent with all its players', () => {
    const odd: unknown[] = [];
    for (const { match, timeline } of played) {
      for (const { final, counts } of timeline.players.values()) {
        const presence = presenceOf(final, timeline.length);
        const against = timeline.goals.filter(({ clubId }) => clubId !== final.clubId);
        const goalsUntil = (until: number) =>
          presence === null
            ? 0
            : against.filter(({ minute }) => minute > (final.inMin ?? 0) && minute <= until).length;
        const until = final.outMin ?? 0;
        const atLeast = goalsUntil(until - 1);
        const atMost = goalsUntil(until) + against.filter(({ minute }) => minute === final.inMin).length;
        const isIn = atLeast <= final.conceeded && final.conceeded <= atMost;
        if (!isIn) odd.push([match.id, final.playerId, final.conceeded, atLeast, atMost]);
        const outside = COUNTS.filter((name) => name !== 'teamConceded')
          .flatMap((name) => counts[name])
          .filter((minute) => final.inMin !== null && (minute < final.inMin || minute > until));
        if (outside.length > 0) odd.push([match.id, final.playerId, outside]);
      }
    }
    expect(odd).toEqual([]);
  });

  it('only counts up, minute by minute', () => {
    const odd: unknown[] = [];
    for (const { match, timeline } of played) {
      let before = new Map<number, SidedStat>();
      for (const minute of minutesOf(timeline)) {
        const stats = statsAt(timeline, minute);
        for (const stat of stats) {
          const earlier = before.get(stat.playerId);
          const passed = stat.minutes - (earlier?.minutes ?? stat.minutes);
          const isLess = earlier && COUNTS.some((name) => stat[name] < earlier[name]);
          if (isLess || passed < 0 || passed > 1) odd.push([match.id, minute, stat.playerId]);
        }
        before = new Map(stats.map((stat) => [stat.playerId, stat]));
      }
    }
    expect(odd).toEqual([]);
  });

  it('is deterministic, whatever the order of the rows', () => {
    for (const { match, rows, timeline } of played.slice(0, 10)) {
      expect(reconstructTimeline(match, rows.toReversed())).toEqual(timeline);
    }
  });
});

describe('before and during a match', () => {
  const match = (id: number) => {
    const reconstruction = played.find((one) => one.match.id === id);
    if (!reconstruction) throw new Error(`There is no match ${id}.`);
    return reconstruction;
  };
  const player = (id: number, minute: number, playerId: number) =>
    statsAt(match(id).timeline, minute).find((stat) => stat.playerId === playerId);

  it('the team sheet has the elevens and nothing else', () => {
    const sheet = statsAt(match(1).timeline, 0);
    expect(sheet).toHaveLength(22);
    for (const stat of sheet) {
      expect(stat).toMatchObject({ started: true, minutes: 0, inMin: null, outMin: null, goals: 0 });
    }
  });

  it('a substitute is unknown before he comes on', () => {
    const { rows } = match(1);
    const sub = rows.find(({ started, inMin }) => !started && inMin !== null && inMin > 50);
    expect(player(1, (sub?.inMin ?? 0) - 1, sub?.playerId ?? 0)).toBeUndefined();
    expect(player(1, sub?.inMin ?? 0, sub?.playerId ?? 0)).toMatchObject({ minutes: 1, started: false });
  });

  it('a player sent off has his card in the minute in which he leaves, after his first yellow', () => {
    const BARAK = 2407;
    expect(player(36, 19, BARAK)).toMatchObject({
      yellow_cards: 1,
      second_yellow: 0,
      red_card: 0,
      outMin: null,
    });
    expect(player(36, 20, BARAK)).toMatchObject({
      yellow_cards: 1,
      second_yellow: 1,
      red_card: 1,
      outMin: 20,
    });
    const CARVAJAL = 502;
    expect(player(45, 119, CARVAJAL)).toMatchObject({ red_card: 0 });
    expect(player(45, 120, CARVAJAL)).toMatchObject({ red_card: 1, outMin: 120 });
  });

  it('a saved penalty is missed in the same minute, and is a save', () => {
    const SIMON = 523;
    const { timeline } = match(3);
    const [saved] = timeline.players.get(SIMON)?.counts.penalty_saved ?? [];
    const missed = [...timeline.players.values()].flatMap(({ counts }) => counts.penalty_miss);
    expect(missed).toEqual([saved]);
    expect(timeline.players.get(SIMON)?.counts.saves).toContain(saved);
  });

  it('the three best are known at the end only', () => {
    const { timeline } = match(1);
    for (const minute of minutesOf(timeline)) {
      expect(statsAt(timeline, minute).filter(({ skillIndex }) => skillIndex !== null)).toEqual([]);
    }
  });
});

describe('contradictory statistics', () => {
  it('still add up to the numbers of the feed, and to the score', () => {
    const reconstruction = played.find(({ match }) => match.id === 1);
    if (!reconstruction) throw new Error('There is no match 1.');
    // No player can have been off the pitch for all goals against.
    const rows = reconstruction.rows.map((row, index) =>
      index % 3 === 0 && row.minutes > 0 ? { ...row, conceeded: 7, goals: row.goals + 1, assists: 2 } : row,
    );
    const timeline = reconstructTimeline(reconstruction.match, rows);
    expect(goalsAt(timeline, reconstruction.match.homeId, 90)).toBe(reconstruction.match.homeScore);
    for (const stat of statsAt(timeline, 90)) {
      const row = rows.find(({ playerId }) => playerId === stat.playerId);
      expect([stat.goals, stat.assists, stat.conceeded]).toEqual([row?.goals, row?.assists, row?.conceeded]);
    }
  });
});
