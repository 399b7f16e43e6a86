import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '@euro/api/random';
import type { Wire } from '@euro/api/testing';
import type { Cluster } from '../cluster/cluster.js';
import type { Journal } from './journal.js';

/** Something that can fail and be healed. */
interface Trouble {
  readonly name: string;
  begin(): unknown;
  end(): unknown;
}

/** A program as it is run here. */
interface Runs {
  start(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

/** Milliseconds: how long a trouble lasts, and the pause after it. */
const SHORTEST = 300;
const LONGEST = 6_000;
const PAUSE = 2_500;
const LATENCY = 60;

/** Lets things fail at random, one of the processes and one of what they share at a time, until it is stopped. */
export class Nemesis {
  troubles = 0;
  private isStopped = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly seed: number,
    private readonly journal: Journal,
  ) {}

  /** Resolves when it was stopped and everything is healed. */
  async rage(): Promise<void> {
    const { apis, workers, gateways, databases, redis } = this.cluster;
    const servers = [...apis, ...workers].map(({ server }) => server).concat(gateways);
    const lanes = [
      servers.flatMap((server) => troublesOf(server.name, server)),
      [
        ...troublesOf('database', databases.primary),
        ...databases.replicas.flatMap((replica) => troublesOf('replica', replica)),
        ...troublesOf('Redis', redis),
        ...this.wireTroubles('database', (member) => member.toDatabase),
        ...this.wireTroubles('Redis', (member) => member.toRedis),
      ],
    ];
    // A lane's choices do not depend on how fast the other one is.
    await Promise.all(lanes.map((lane, at) => this.rageIn(lane, createRandom(this.seed + at))));
  }

  stop(): void {
    this.isStopped = true;
  }

  private async rageIn(troubles: readonly Trouble[], random: Random): Promise<void> {
    while (!this.isStopped) {
      await pause(random.whole(PAUSE));
      const trouble = random.pick(troubles);
      const lasts = SHORTEST + random.whole(LONGEST - SHORTEST);
      this.troubles += 1;
      this.journal.event(`${trouble.name}, for ${lasts} ms`);
      await trouble.begin();
      await pause(lasts);
      await trouble.end();
      this.journal.event(`${trouble.name}: over`);
    }
  }

  /** Faults of the connections of one process, or of all. */
  private wireTroubles(
    what: string,
    wireOf: (member: Cluster['apis'][number]) => Wire | null,
  ): readonly Trouble[] {
    const members = [...this.cluster.apis, ...this.cluster.workers];
    const all = members.map(wireOf).filter((wire) => wire !== null);
    const kinds: readonly (readonly [string, (wire: Wire) => void, (wire: Wire) => void])[] = [
      ['cut', (wire) => wire.cut(), () => {}],
      ['silent', (wire) => wire.silence(), () => {}],
      ['held back', (wire) => wire.freeze(), (wire) => wire.thaw()],
      ['slow', (wire) => wire.delay(LATENCY), (wire) => wire.delay(0)],
    ];
    return kinds.flatMap(([kind, begin, end]) => [
      ...members.flatMap((member) => {
        const wire = wireOf(member);
        const name = `connections of ${member.server.name} to ${what} ${kind}`;
        return wire ? [{ name, begin: () => begin(wire), end: () => end(wire) }] : [];
      }),
      {
        name: `all connections to ${what} ${kind}`,
        begin: () => all.forEach(begin),
        end: () => all.forEach(end),
      },
    ]);
  }
}

function troublesOf(name: string, program: Runs): readonly Trouble[] {
  return [
    { name: `${name} killed`, begin: () => program.kill(), end: () => startAgain(program) },
    { name: `${name} stopped`, begin: () => program.freeze(), end: () => program.thaw() },
  ];
}

/** Like a service manager: restarts a process that can't start without a failed dependency. */
async function startAgain(program: Runs): Promise<void> {
  for (;;) {
    try {
      return await program.start();
    } catch {
      await pause(500);
    }
  }
}
