import { followBuilds } from './followBuilds.js';

const remote = (name: string, version: string) => ({
  name,
  version,
  contract: 2,
  bytes: 1,
  base: '/',
  status: 'idle' as const,
  failure: null,
  places: [],
  traces: [],
});

function follow() {
  const reopen = jest.fn(async (_name: string) => {});
  const stop = followBuilds(
    { remotes: () => [remote('mf-team', 'dev-1'), remote('mf-stats', '1.0.0-a')], reopen },
    window,
  );
  const hear = (remotes: Record<string, string>) =>
    window.dispatchEvent(new CustomEvent('euro-dev', { detail: { remotes, problems: {} } }));
  return { reopen, stop, hear };
}

it('puts a build in the place of the one that the page came with, once', () => {
  const { reopen, stop, hear } = follow();
  hear({ 'mf-team': 'dev-1' });
  expect(reopen).not.toHaveBeenCalled();
  hear({ 'mf-team': 'dev-2' });
  hear({ 'mf-team': 'dev-2' });
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('leaves the page alone once it is stopped', () => {
  const { reopen, stop, hear } = follow();
  stop();
  hear({ 'mf-team': 'dev-3' });
  expect(reopen).not.toHaveBeenCalled();
});
