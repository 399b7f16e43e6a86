import { Counter, type Registry } from 'prom-client';
import type { FaultCounts } from './faultCounts.js';

/** Shows among the metrics what went wrong in browsers, by remote, release and code. */
export function watchFaults(faults: FaultCounts, registry: Registry): void {
  new Counter({
    name: 'client_faults_total',
    help: 'What went wrong in browsers, as they report it themselves',
    labelNames: ['remote', 'release', 'code'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { remote, release, code, count } of faults.list()) {
        this.inc({ remote, release, code }, count);
      }
    },
  });
}
