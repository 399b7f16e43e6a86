import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JWT_SECRET } from '../kit/apiProcess.js';
import { type Run, startWorker, type Worker } from '../kit/programs.js';
import { Product } from './product.js';

/** The kinds of database that are measured. */
export type DatabaseKind = 'mysql' | 'sqlite';

/** Jiffies of Linux: a hundredth of a second each. */
const JIFFY = 10;

/**
 * Everything that one measurement runs on: the database, a program that looks into it, and processes of the product.
 */
export class Stage {
  private readonly products = new Set<Product>();

  private constructor(
    readonly kind: DatabaseKind,
    readonly folder: string,
    private readonly url: string,
    private readonly programs: readonly Worker[],
    private readonly inspector: Worker,
    private readonly serverPid: number | null,
  ) {}

  /** @param folder empty, for all its files @param poolMegabytes of the database's buffer pool */
  static async create(kind: DatabaseKind, folder: string, poolMegabytes: number): Promise<Stage> {
    const server =
      kind === 'mysql'
        ? await startWorker('capacity/privateDatabase', {
            CAPACITY_FOLDER: folder,
            CAPACITY_POOL_MB: String(poolMegabytes),
          })
        : null;
    try {
      const where = await server?.run<{ url: string; pid: number }>('where');
      const url = where?.answer.url ?? `sqlite:${join(folder, 'capacity.sqlite')}`;
      const inspector = await startWorker('capacity/capacityDatabase', {
        ...{ DATABASE_URL: url, DATA_DIR: join(folder, 'inspector'), JWT_SECRET, DEMO: '1' },
      });
      const programs = server ? [inspector, server] : [inspector];
      return new Stage(kind, folder, url, programs, inspector, where?.answer.pid ?? null);
    } catch (error) {
      await server?.stop();
      throw error;
    }
  }

  /** Has the program that looks into the database do something. */
  ask<Answer>(run: string, input: object = {}): Promise<Run<Answer>> {
    return this.inspector.run<Answer>(run, input);
  }

  /** Starts a process that settles; on SQLite it answers calls as well, since one process does all. */
  startWorker(host: string): Promise<Product> {
    return this.start(this.kind === 'sqlite' ? 'all' : 'worker', host);
  }

  startApi(): Promise<Product> {
    return this.start('api', 'api');
  }

  async stop(product: Product): Promise<void> {
    // SIGTERM would first wait for proxies to notice.
    await product.stop('SIGINT');
    this.products.delete(product);
  }

  /**
   * Milliseconds of CPU that the database's server has used so far; null where it is in the product's own processes.
   */
  databaseCpu(): number | null {
    if (this.serverPid === null) return null;
    const fields = readFileSync(`/proc/${this.serverPid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * JIFFY;
  }

  /** Ends all processes, also those that hang. */
  async end(): Promise<void> {
    await Promise.all([...this.products].map((product) => product.kill()));
    for (const program of this.programs) await program.stop();
  }

  private async start(role: 'api' | 'worker' | 'all', host: string): Promise<Product> {
    const product = await Product.start({ role, host, folder: this.folder, databaseUrl: this.url });
    this.products.add(product);
    return product;
  }
}
