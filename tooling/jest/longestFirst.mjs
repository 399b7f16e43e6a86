import TestSequencer from '@jest/test-sequencer';

/** What takes a minute by itself, however short its file is. */
const LONG = '/contract.test.ts';

/** Where nobody knows yet what took how long, Jest begins with the largest files: the longest would be last, and alone. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => path.endsWith(LONG);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
