import { createRandom, type Random } from '@euro/api/random';
import { Command, Option } from 'commander';
import { markdownTable } from '../kit/markdownTable.js';
import { runTrial } from '../kit/runTrial.js';
import { type Fault, faults } from './faults.js';
import { Ledger } from './ledger.js';
import { findPartners } from './partners.js';
import { Player } from './player.js';
import { Portal } from './portal.js';
import { type Row, readRanking, runFault } from './runFault.js';
import { createWorld, type World } from './world.js';

/** Number of rounds of each fault. */
const ROUNDS = 2;
const COLUMNS = ['fault', 'calls', 'failed', 'longest', 'back after', 'lost', 'doubled', ''] as const;

const values = new Command('faults')
  .description('Kills, freezes and silent connections while people play, on a MariaDB of its own.')
  .addOption(
    new Option('--seed <number>', 'decides the order and who plays what').default(1).argParser(Number),
  )
  .option('--short', 'each fault once instead of twice')
  .option('--only <text>', 'the faults with this text in their name')
  .parse()
  .opts<{ seed: number; short?: true; only?: string }>();

await runTrial(async (undo) => {
  const { seed, only } = values;
  const random = createRandom(seed);
  const chosenFaults = faults.filter(({ name }) => only === undefined || name.includes(only));
  if (chosenFaults.length === 0) throw new Error(`No fault is called ${only}.`);
  console.log(`Seed ${seed}. Making a game …`);
  const world = await createWorld(undo);
  const rows: Row[] = [];
  try {
    const stage = await createStage(world, random);
    for (let round = 0; round < (values.short ? 1 : ROUNDS); round += 1) {
      for (const fault of shuffle(chosenFaults, random)) {
        const why = fault.cannot(world);
        if (why !== null) {
          console.log(`${fault.name}: left out, ${why}.`);
          continue;
        }
        const row = await runFault(fault, stage);
        rows.push(row);
        console.log(
          `${row.fault}: ${row.violations.length === 0 ? 'ok' : row.violations.slice(0, 5).join('; ')}`,
        );
      }
    }
  } finally {
    console.log(`\n${markdownTable(COLUMNS, rows.map(cellsOf))}`);
  }
  return rows.every(({ violations }) => violations.length === 0) ? 0 : 1;
});

function cellsOf({ fault, calls, failed, longest, backAfter, lost, doubled, violations }: Row): string[] {
  return [
    fault,
    ...[calls, failed].map(String),
    ...[longest, backAfter].map((ms) => `${(ms / 1_000).toFixed(2)} s`),
    ...[lost, doubled].map(String),
    violations.length === 0 ? 'ok' : `${violations.length} violations`,
  ];
}

async function createStage(world: World, random: Random) {
  const portal = new Portal(world.apis.map(({ url }) => url));
  const ledger = new Ledger();
  const partnerOf = await findPartners(world.database);
  const around = { portal, ledger, random, partnerOf, leagueIds: world.game.leagueIds };
  const players = world.game.players.map((seededPlayer) => new Player(seededPlayer, around));
  for (const player of players) await player.signIn();
  return { world, portal, ledger, players, ranking: await readRanking(portal) };
}

function shuffle(all: readonly Fault[], random: Random): Fault[] {
  return all
    .map((fault) => ({ fault, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
}
