import { createFaultSums, faultsIn, isWorse } from './canaryFaults.js';

const METRICS = `# TYPE client_faults_total counter
client_faults_total{remote="mf-news",release="1.0.0",code="render-threw"} 7
client_faults_total{remote="mf-news",release="1.1.0",code="render-threw"} 3
client_faults_total{remote="mf-news",release="1.1.0",code="chunk-missing"} 2
client_faults_total{remote="mf-news",release="1.1.0",code="left-behind"} 90
client_faults_total{remote="mf-team",release="1.1.0",code="render-threw"} 40
job_runs_total{job="x",outcome="ok"} 5
`;

it('faults are read by release, of one remote, without what says nothing of a release', () => {
  expect(Object.fromEntries(faultsIn(METRICS, 'mf-news'))).toEqual({ '1.0.0': 7, '1.1.0': 5 });
});

it('faults are summed from the first reading on, also of processes that start again', () => {
  const sums = createFaultSums();
  const reading = (count: number) => new Map([['1.1.0', count]]);
  sums.add('a', reading(100));
  sums.add('a', reading(104));
  sums.add('b', new Map());
  sums.add('b', reading(3));
  sums.add('a', reading(2));
  expect([sums.of('1.1.0'), sums.of('1.0.0')]).toEqual([9, 0]);
});

describe('a canary', () => {
  const limits = { factor: 3, least: 10 };
  it.each([
    [10, 10, 90, 90, false, 'as often as the release before it'],
    [31, 10, 90, 90, true, 'more than three times as often'],
    [9, 10, 0, 90, false, 'seldom'],
    [10, 10, 0, 90, true, 'where the release before it never does'],
    [10, 100, 0, 0, true, 'for everybody'],
  ])(
    'with %i faults at %i %%, against %i at %i %%, is worse: %s (%s)',
    (faults, percent, others, rest, worse) => {
      expect(isWorse({ faults, percent }, { faults: others, percent: rest }, limits)).toBe(worse);
    },
  );
});
