import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@euro/gateway/testing';
import { REPOSITORY } from '@euro/release';
import { ApiProcess } from '../kit/apiProcess.js';
import type { Block } from '../kit/watchBlocks.js';

const INSPECTION = pathToFileURL(resolve(REPOSITORY, 'ops/lab/dist/capacity/inspectProcess.js')).href;

interface Settings {
  readonly role: 'api' | 'worker' | 'all';
  readonly port: number;
  /** Name of the simulated machine. */
  readonly host: string;
  /** For its files and its log. */
  readonly folder: string;
  readonly databaseUrl: string;
}

/** Milliseconds of CPU since it started, and bytes. */
export interface Usage {
  readonly cpu: number;
  readonly rss: number;
  readonly heapUsed: number;
  /** Its peak. */
  readonly highest: number;
}

/** A process of the product as production runs it, which also answers what only it knows of itself. */
export class Product extends ApiProcess {
  readonly port: number;
  readonly host: string;
  /** Milliseconds from its start until it was ready. */
  startUp = 0;

  /** @throws when it does not get ready */
  static async start(settings: Omit<Settings, 'port'>): Promise<Product> {
    mkdirSync(join(settings.folder, settings.host), { recursive: true });
    const product = new Product({ ...settings, port: await freePort() });
    const began = performance.now();
    await product.start();
    product.startUp = performance.now() - began;
    return product;
  }

  private constructor({ role, port, host, folder, databaseUrl }: Settings) {
    super({
      ...{ role, port, databaseUrl, dataDir: join(folder, host), log: join(folder, `${host}.log`) },
      ...{ ipc: true, nodeOptions: ['--import', INSPECTION] },
      // The database searches names at every size, so that sizes can be compared.
      env: { CAPACITY_HOST: host, LOG_LEVEL: 'info' },
    });
    this.port = port;
    this.host = host;
  }

  usage = () => this.program.ask<Usage>('usage');
  watch = () => this.program.ask('watch');
  /** The longest block since `watch`. */
  blocked = () => this.program.ask<Block>('blocked');

  /** A figure of its metrics; null where there is none yet. */
  async metric(name: string): Promise<number | null> {
    const metrics = await (await fetch(`${this.url}/api/metrics`)).text();
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(metrics)?.[1];
    return value === undefined ? null : Number(value);
  }
}
