import { createRandom } from '@euro/api/random';
import type { Portal, PortalAnswer } from '../portal.js';
import type { Journal } from './journal.js';
import { RankingReader } from './rankingReader.js';
import type { Shots } from './shots.js';
import type { Step } from './steps.js';

/** Two teams that a step costs two and four halves, and one that it costs nothing. */
const MODEL = new Map([
  [1, { base: 40, perStep: 2 }],
  [2, { base: 36, perStep: 4 }],
  [3, { base: 10, perStep: 0 }],
]);

const row = (id: number, rank: number, points: number) => ({ team: { id, rank, points } });
const atStep = (step: number) => [row(1, 1, 20 - step), row(2, 2, 18 - 2 * step), row(3, 3, 5)];

/** Lets a reader read these answers, and returns its complaints. */
async function complaintsOf(
  pages: readonly object[],
  steps: readonly Step[],
  msBetween = 100,
): Promise<readonly string[]> {
  let now = 0;
  let reader: RankingReader | null = null;
  const answers = [...pages];
  const portal = {
    async call(): Promise<PortalAnswer> {
      const data = answers.shift();
      now += msBetween;
      if (answers.length === 0) reader?.stop();
      return { status: 200, ms: 1, cookies: [], body: { data } };
    },
  };
  reader = new RankingReader('a reader', {
    portal: portal as unknown as Portal,
    random: createRandom(1),
    journal: { now: () => now } as Journal,
    firstSeen: new Map(),
    shots: { model: MODEL, steps } as unknown as Shots,
  });
  await reader.read();
  return reader.violations;
}

const STEPS = [0, 1, 2].map((step) => ({ step, from: 0 }));

describe('a reader of rankings', () => {
  it('reports nothing while settlements follow each other, or are skipped', async () => {
    expect(await complaintsOf([atStep(0), atStep(1), atStep(1), atStep(2)], STEPS)).toEqual([]);
    expect(await complaintsOf([atStep(0), atStep(2)], STEPS)).toEqual([]);
  });

  it('reports rows of two settlements in one response', async () => {
    const mixed = [atStep(0)[0], atStep(1)[1], atStep(0)[2]];
    expect(await complaintsOf([mixed as object], STEPS)).toEqual([
      expect.stringContaining('two settlements'),
    ]);
  });

  it('reports an older settlement after a newer one once no process may show it any more', async () => {
    expect(await complaintsOf([atStep(1), atStep(0)], STEPS, 5_000)).toEqual([]);
    expect(await complaintsOf([atStep(1), atStep(0)], STEPS, 7_000)).toEqual([
      expect.stringContaining('step 0 after step 1, outdated for 7000 ms'),
    ]);
  });

  it('reports a settlement of a correction that has not happened yet', async () => {
    const later = [
      { step: 0, from: 0 },
      { step: 1, from: 1_000_000 },
    ];
    expect(await complaintsOf([atStep(1)], later)).toHaveLength(1);
  });

  it('reports equal points with different ranks, and different points with equal ranks', async () => {
    const equal = [row(1, 1, 20), row(2, 1, 18), row(3, 3, 5)];
    expect(await complaintsOf([equal], STEPS)).toEqual([expect.stringContaining('does not fit its points')]);
  });

  it('accepts a response that no correction changes', async () => {
    expect(await complaintsOf([atStep(1), [row(3, 3, 5)]], STEPS)).toEqual([]);
  });
});
