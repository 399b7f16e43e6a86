import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '@euro/api/random';
import type { Database } from '@euro/api/testing';
import { until } from '../../kit/until.js';
import type { Cluster } from '../cluster/cluster.js';
import { Ledger } from '../ledger.js';
import { findPartners } from '../partners.js';
import { Portal } from '../portal.js';
import type { Game } from '../prepareGame.js';
import { readStored } from '../readStored.js';
import { checkMoney } from './checkMoney.js';
import { checkRanks } from './checkRanks.js';
import { checkWrites, type StoredWrites } from './checkWrites.js';
import { HistoryPlayer } from './historyPlayer.js';
import { Journal } from './journal.js';
import { Nemesis } from './nemesis.js';
import { RankingReader } from './rankingReader.js';
import { Shots } from './shots.js';

const READERS = 3;
/** Milliseconds between corrections, at least. */
const CORRECTS_EVERY = 3_000;
/** Probability that a correction does not wait until the previous one is settled. */
const HURRIES = 0.3;
const READY_MS = 90_000;
const SETTLED_MS = 120_000;
/** Refusals that a limit explains, or a payment whose end the portal does not know yet. */
const EXPLAINED = /"(too-many-requests|team-not-payable|already-premium)"/;

export interface Trial {
  readonly cluster: Cluster;
  /** Past all wires. */
  readonly database: Database;
  readonly game: Game;
  readonly seed: number;
  readonly milliseconds: number;
}

export interface Findings {
  readonly figures: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/** Lets players use the portal over nginx during random faults, and compares their answers with the stored data. */
export async function playHistory({ cluster, database, game, seed, milliseconds }: Trial): Promise<Findings> {
  const portal = new Portal([cluster.url]);
  const ledger = new Ledger();
  const journal = new Journal();
  const shots = await Shots.of(database);
  const partnerOf = await findPartners(database);
  const [chatLeagueId = 0, ...leagueIds] = game.leagueIds;
  const players = game.players.map(
    (seededPlayer, at) =>
      new HistoryPlayer(seededPlayer, {
        ...{ portal, ledger, journal, partnerOf, leagueIds, chatLeagueId },
        ...{
          random: createRandom(seed * 1_000 + at),
          publicUrl: cluster.url,
          standInsUrl: cluster.standIns.url,
        },
      }),
  );
  const versions: number[] = [];
  for (const player of players) {
    await player.signIn();
    await player.joinChat();
    versions.push((await player.look()).version);
  }
  const firstSeenAt = new Map<number, number>();
  const readers = Array.from(
    { length: READERS },
    (_, at) =>
      new RankingReader(`reader ${at + 1}`, {
        firstSeen: firstSeenAt,
        portal,
        journal,
        shots,
        random: createRandom(seed * 2_000 + at),
      }),
  );
  const nemesis = new Nemesis(cluster, seed, journal);

  portal.count();
  let isOver = false;
  let slowest = 0;
  const random = createRandom(seed * 3_000);
  const correcting = (async () => {
    while (!isOver) {
      await pause(CORRECTS_EVERY);
      try {
        await shots.next(() => journal.now());
        if (random.next() < HURRIES) continue;
        const from = journal.now();
        await waitForSettlement(shots);
        slowest = Math.max(slowest, journal.now() - from);
      } catch (error) {
        journal.event(`not corrected: ${error}`);
      }
    }
  })();
  const playing = Promise.all(players.map((player) => player.play()));
  const reading = Promise.all(readers.map((reader) => reader.read()));
  const raging = nemesis.rage();
  await Promise.race([pause(milliseconds), playing, reading, correcting, raging]);

  nemesis.stop();
  await raging;
  isOver = true;
  await correcting;
  const notReady = await untilReady(cluster);
  for (const player of players) player.stop();
  await playing;
  const { calls, failed, longest, unexpected } = portal.count();
  for (const player of players) await player.finishAbandoned();
  const differences = await waitForSettlement(shots);
  for (const reader of readers) reader.stop();
  await reading;

  const teams = [];
  for (const [at, player] of players.entries())
    teams.push({ player, versionBefore: versions[at] ?? 0, after: await player.look() });
  const growths = teams.map(({ player, versionBefore, after }) => ({
    name: player.name,
    teamId: player.seededPlayer.teamId,
    grown: after.version - versionBefore,
  }));
  const states = new Map(teams.map(({ player, after }) => [player.seededPlayer.teamId, after]));
  const members = ledger.compareWithUnknown({ ...(await readStored(database)), teams: states });
  const violations = [
    ...notReady,
    ...differences,
    ...unexpected.filter((text) => !EXPLAINED.test(text)),
    ...members,
    ...checkWrites(await readWrites(database, chatLeagueId), journal, growths),
    ...(await checkMoney(database, cluster.standIns.url, players, journal)),
    ...(await checkRanks(database, shots, new Portal(cluster.apis.map(({ server }) => server.url)))),
    ...readers.flatMap((reader) => reader.violations),
  ];
  return {
    figures: {
      calls,
      'without an answer or 503': failed,
      'longest call, ms': Math.round(longest),
      'writes acknowledged': journal.count('acknowledged'),
      'writes refused': journal.count('refused'),
      'writes given up, and sent again at the end': players.reduce(
        (sum, { abandoned }) => sum + abandoned.length,
        0,
      ),
      faults: nemesis.troubles,
      corrections: shots.steps.length - 1,
      'slowest settlement of one, ms': Math.round(slowest),
      'settlements seen by readers': new Set(readers.flatMap(({ seen }) => [...seen])).size,
      'rankings read': readers.reduce((sum, { reads }) => sum + reads, 0),
      'answers of an older settlement': readers.reduce((sum, { wentBack }) => sum + wentBack, 0),
      'longest outdated one, ms': Math.round(Math.max(...readers.map(({ longestBack }) => longestBack))),
      payments: players.reduce((sum, { payer }) => sum + payer.payments.length, 0),
    },
    violations,
  };
}

/** Every process says that it is ready again. */
async function untilReady({ apis, workers, gateways }: Cluster): Promise<readonly string[]> {
  const servers = [...apis, ...workers].map(({ server }) => server).concat(gateways);
  const problems = await Promise.all(
    servers.map(async (server) => {
      const wait = { everyMs: 100, timeoutMs: READY_MS, problem: `${server.name} is not ready` };
      return until(() => server.isReady(), wait).then(
        () => null,
        (error: Error) => error.message,
      );
    }),
  );
  return problems.filter((problem) => problem !== null);
}

async function waitForSettlement(shots: Shots): Promise<readonly string[]> {
  for (const end = Date.now() + SETTLED_MS; ; await pause(500)) {
    const differences = await shots.differences().catch((error) => [`results can't be read: ${error}`]);
    if (differences.length === 0 || Date.now() > end) return differences;
  }
}

/**
 * Reads the stored writes.
 * @param chatLeagueId the league whose comments are read
 */
async function readWrites({ models }: Database, chatLeagueId: number): Promise<StoredWrites> {
  const [keys, comments, orders, receipts] = await Promise.all([
    models.IdempotencyKey.findAll({ attributes: ['key', 'teamId', 'receiptId'], raw: true }),
    models.Comment.findAll({
      attributes: ['body', 'requestKey'],
      where: { leagueId: chatLeagueId },
      raw: true,
    }),
    models.Order.findAll({ attributes: ['requestKey'], raw: true }),
    models.Receipt.findAll({ attributes: ['id', 'teamId'], raw: true }),
  ]);
  return { keys, comments, orders, receipts };
}
