import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../infra/db/database.js';

/** Publishes metrics: whether the database can write, and the reads of its replicas. */
export function watchDatabase(
  { diskSpace, replicas, time }: Pick<Database, 'diskSpace' | 'replicas' | 'time'>,
  registry: Registry,
): void {
  new Gauge({
    name: 'database_disk_full',
    help: '1 while the database can not write because its disk is full, as far as this process found out',
    registers: [registry],
    collect() {
      this.set(Number(diskSpace.fault === 'full'));
    },
  });
  new Gauge({
    name: 'database_disk_failing',
    help: '1 while the database can not write because its disk fails, as far as this process found out',
    registers: [registry],
    collect() {
      this.set(Number(diskSpace.fault === 'failing'));
    },
  });
  new Gauge({
    name: 'database_clock_offset_seconds',
    help: 'Seconds by which the clock of the database is ahead of that of this machine',
    registers: [registry],
    collect() {
      this.set(time.offset / 1_000);
    },
  });
  new Gauge({
    name: 'database_replica_usable',
    help: '1 while this process reads on a replica of the database, 0 while it is too old or does not answer',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const { name, isUsable } of replicas.states()) this.set({ replica: name }, Number(isUsable));
    },
  });
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Age of the newest moment up to which a replica is known to have everything',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, lag } of replicas.states()) if (lag !== null) this.set({ replica: name }, lag);
    },
  });
  new Counter({
    name: 'database_old_reads_total',
    help: 'Reads that may be old, by where they were answered; repeated: on the primary, after a replica failed or refused',
    labelNames: ['answered'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [place, count] of Object.entries(replicas.reads)) this.inc({ answered: place }, count);
    },
  });
}
