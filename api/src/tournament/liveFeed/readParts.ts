import type { MatchdaySettings } from '@euro/game';
import { checkSquads } from '../feed/checkSquads.js';
import { clubInMatch } from '../feed/clubInMatch.js';
import type { Feed } from '../feed/feed.js';
import { FeedProblems } from '../feed/feedProblem.js';
import { findOddities } from '../feed/findOddities.js';
import { MATCHES_FILE, readMatches } from '../feed/readMatches.js';
import { PLAYERS_FILE, type PlayerRow, readPlayers } from '../feed/readPlayers.js';
import { readSpells, SPELLS_FILE, type SpellRow } from '../feed/readSpells.js';
import { readStats, STATS_FILE } from '../feed/readStats.js';
import type { FixtureEdits } from '../fixtures/fixtureEdits.js';
import { type LaidFixtures, layFixtures } from '../fixtures/layFixtures.js';
import { deadlinesOf } from './deadlinesOf.js';
import type { StoredTournament } from './loadTournament.js';
import type { MessagePart } from './messageParts.js';
import { inMessage, MessageRefusal } from './messageProblem.js';

/** The parts of a message, with the data they are checked against. */
export interface ReadParts {
  /** The named matches with their statistics; all clubs, all players and all matchdays. */
  readonly feed: Omit<Feed, 'feed' | 'season'>;
  /** The players whom it names. */
  readonly players: readonly PlayerRow[];
  /** What operators changed in the matches. */
  readonly laid: Pick<LaidFixtures<unknown, unknown>, 'held' | 'ended'>;
}

/** What the parts are read by. */
interface Season extends FixtureEdits {
  readonly settings: MatchdaySettings;
  readonly now: number;
}

/**
 * Checks the parts of a message by the readers of a pack's files, together with what the game has, and lays over them what
 * operators changed by hand.
 * @throws MessageRefusal with everything that is wrong
 */
export function readParts(
  parts: readonly MessagePart[],
  storedTournament: StoredTournament,
  { matchEdits, deadlineEdits, settings, now }: Season,
): ReadParts {
  const problems = new FeedProblems();
  const ofMatches = parts.filter(({ kind }) => kind === 'match');
  const ofPlayers = parts.filter(({ kind }) => kind === 'player');
  const stats = ofMatches.flatMap(({ path, id, stats: rows }) =>
    rows.map((row, index) => ({ row, matchId: id, path: `${path}.stats[${index}]` })),
  );
  const spells = ofPlayers.flatMap(({ path, id, spells: rows }) =>
    (rows ?? []).map((row, index) => ({ row, playerId: id, path: `${path}.spells[${index}]` })),
  );
  const paths = {
    [MATCHES_FILE]: ofMatches.map(({ path }) => `${path}.match`),
    [PLAYERS_FILE]: ofPlayers.map(({ path }) => `${path}.player`),
    [SPELLS_FILE]: spells.map(({ path }) => path),
    [STATS_FILE]: stats.map(({ path }) => path),
  };
  const isNamed = (kind: MessagePart['kind'], id: number) =>
    parts.some((part) => part.kind === kind && part.id === id);
  const otherPlayers = storedTournament.players.filter(({ id }) => !isNamed('player', id));
  const otherMatches = storedTournament.matches.filter(({ id }) => !isNamed('match', id));
  spells.forEach(({ row, playerId }, line) => {
    if (row.player !== String(playerId))
      problems.add(SPELLS_FILE, line, 'player', `"${row.player ?? ''}" is not player ${playerId}.`);
  });
  const sentSpells = readSpells(
    spells.map(({ row }) => row),
    storedTournament.clubs,
    problems,
  );
  const players = readPlayers(
    ofPlayers.map(({ row }) => row),
    storedTournament.clubs,
    problems,
    [...sentSpells, ...storedSpells(ofPlayers, storedTournament)],
  );
  refuseMoves(players, storedTournament, problems);
  const squads = [...otherPlayers, ...players];
  if (players.length > 0) checkSquads(squads, storedTournament.clubs, storedTournament.matches, problems);
  const matches = readMatches(
    ofMatches.map(({ row }) => row),
    storedTournament.clubs,
    problems,
    otherMatches,
  );
  stats.forEach(({ row, matchId }, line) => {
    if (row.matchId !== String(matchId))
      problems.add(STATS_FILE, line, 'matchId', `"${row.matchId ?? ''}" is not match ${matchId}.`);
  });
  const lines = readStats(
    stats.map(({ row }) => row),
    matches,
    squads,
    problems,
  );
  const laid =
    problems.list.length > 0
      ? null
      : layFixtures(
          {
            ...{ matches, stats: lines, others: otherMatches, settings, now },
            deadlines: deadlinesOf(storedTournament, deadlineEdits),
            matchEdits: matchEdits.filter(({ matchId }) => matches.some(({ id }) => id === matchId)),
            // A message has no deadlines.
            deadlineEdits: [],
          },
          problems,
        );
  if (laid === null || problems.list.length > 0)
    throw new MessageRefusal(problems.list.map((problem) => inMessage(problem, paths)));
  return {
    players,
    laid,
    feed: {
      ...{ slug: '', brand: null, settings: '', values: null, pages: [], prizes: [] },
      matchdays: laid.matchdays,
      clubs: storedTournament.clubs,
      players: squads.map(({ line: _, spellLines: __, ...player }) => player),
      matches: laid.matches.map(({ line: _, ...match }) => match),
      stats: laid.stats.map(({ line: _, ...stat }) => stat),
      warnings: [
        ...findOddities(matches, squads, lines).map(({ warning }) => warning),
        ...laid.warnings,
        ...laid.ended.map(({ because }) => `${because}; the edit ended.`),
      ],
    },
  };
}

/** The clubs to which players came, of those whose part does not name any: they stay as they are. */
function storedSpells(parts: readonly MessagePart[], { players }: StoredTournament): SpellRow[] {
  const unnamedIds = new Set(parts.flatMap(({ id, spells }) => (spells === null ? [id] : [])));
  return players.flatMap(({ id, line, spells = [] }) =>
    unnamedIds.has(id)
      ? spells.flatMap((spell) => (spell.fromAt > 0 ? [{ ...spell, playerId: id, line }] : []))
      : [],
  );
}

/** Points of matches that the message does not name would be others. */
function refuseMoves(
  players: readonly PlayerRow[],
  { players: before, matches }: StoredTournament,
  problems: FeedProblems,
): void {
  const byId = new Map(before.map((player) => [player.id, player]));
  const playedMatches = matches.filter(({ homeScore }) => homeScore !== null);
  for (const player of players) {
    const was = byId.get(player.id);
    const refuse = (column: string) =>
      problems.add(
        PLAYERS_FILE,
        player.line,
        column,
        'An import of the pack changes this, a message does not.',
      );
    if (was && was.clubId !== player.clubId) refuse('club');
    else if (was && playedMatches.some((match) => clubInMatch(was, match) !== clubInMatch(player, match)))
      refuse(was.leftAt === player.leftAt ? 'club' : 'leftAt');
    if (was && was.positionId !== player.positionId) refuse('position');
  }
}
