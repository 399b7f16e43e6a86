import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../infra/db/database.js';

/** Shows among the metrics whether the database has room to write. */
export function watchDatabase({ diskSpace }: Pick<Database, 'diskSpace'>, registry: Registry): void {
  new Gauge({
    name: 'database_disk_full',
    help: '1 while the database can not write because its disk is full, as far as this process found out',
    registers: [registry],
    collect() {
      this.set(Number(diskSpace.isFull));
    },
  });
}
