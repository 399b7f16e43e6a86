import { followBuilds } from './followBuilds.js';

const remote = (name: string, version: string, status: 'mounted' | 'failed' = 'mounted') => ({
  name,
  version,
  contract: 2,
  bytes: 1,
  base: '/',
  status,
  failure: null,
  places: [],
  traces: [],
});

function follow(status: 'mounted' | 'failed' = 'mounted') {
  const reopen = jest.fn(async (_name: string) => {});
  const stop = followBuilds(
    { remotes: () => [remote('mf-team', 'dev-1', status), remote('mf-stats', '1.0.0-a')], reopen },
    window,
  );
  const publish = (remotes: Record<string, string>, hashes: Record<string, string> = {}) =>
    window.dispatchEvent(new CustomEvent('euro-dev', { detail: { remotes, hashes, problems: {} } }));
  return { reopen, stop, publish };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  delete window.euroHot;
});

it('puts a build in the place of the one that the page came with, once', async () => {
  const { reopen, stop, publish } = follow();
  publish({ 'mf-team': 'dev-1' });
  await settle();
  expect(reopen).not.toHaveBeenCalled();
  publish({ 'mf-team': 'dev-2' });
  publish({ 'mf-team': 'dev-2' });
  await settle();
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('leaves it to the remote to replace what changed, and mounts it again when it cannot', async () => {
  const isReplaced = jest.fn(async (hash: string) => hash === 'h2');
  window.euroHot = { 'mf-team': isReplaced };
  const { reopen, stop, publish } = follow();
  publish({ 'mf-team': 'dev-2' }, { 'mf-team': 'h2' });
  await settle();
  expect(isReplaced.mock.calls).toEqual([['h2']]);
  expect(reopen).not.toHaveBeenCalled();
  publish({ 'mf-team': 'dev-3' }, { 'mf-team': 'h3' });
  await settle();
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('mounts a remote again that had failed, also when what changed was replaced', async () => {
  window.euroHot = { 'mf-team': async () => true };
  const { reopen, stop, publish } = follow('failed');
  publish({ 'mf-team': 'dev-2' });
  await settle();
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('leaves the page alone once it is stopped', async () => {
  const { reopen, stop, publish } = follow();
  stop();
  publish({ 'mf-team': 'dev-3' });
  await settle();
  expect(reopen).not.toHaveBeenCalled();
});
