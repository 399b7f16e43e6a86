import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Seconds by file: `npm test -- --all` renews them. */
const SECONDS = JSON.parse(readFileSync(new URL('times.json', import.meta.url), 'utf8'));
/** Of a file without a time yet. */
const NEW_FILE = 5;

/** Starts with the files that took longest, so that no long one runs alone at the end; shards get equal times. */
export default class ByTime extends TestSequencer {
  sort(tests) {
    return tests.toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }

  shard(tests, { shardIndex, shardCount }) {
    const sums = Array(shardCount).fill(0);
    return this.sort([...tests]).filter((test) => {
      const at = sums.indexOf(Math.min(...sums));
      sums[at] += secondsOf(test);
      return at === shardIndex - 1;
    });
  }
}

function secondsOf({ path, context }) {
  return SECONDS[relative(context.config.cwd, path)] ?? NEW_FILE;
}
