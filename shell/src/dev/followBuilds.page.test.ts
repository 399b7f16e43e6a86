import { followBuilds } from './followBuilds.js';

const remote = (name: string, version: string, status: 'mounted' | 'failed' = 'mounted') => ({
  name,
  version,
  contract: 2,
  bytes: 1,
  base: '/',
  path: null,
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

beforeEach(() => {
  window.euroRefresh = {};
});
afterEach(() => {
  delete window.euroHot;
});

it('replaces the page’s build by a new one, once', async () => {
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

it('leaves hot replacement to the remote, and remounts it when that fails', async () => {
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

it('remounts a remote in a page with React’s production build, which refreshes no component', async () => {
  delete window.euroRefresh;
  window.euroHot = { 'mf-team': async () => true };
  const { reopen, stop, publish } = follow();
  publish({ 'mf-team': 'dev-2' }, { 'mf-team': 'h2' });
  await settle();
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('remounts a failed remote, also after a hot replacement', async () => {
  window.euroHot = { 'mf-team': async () => true };
  const { reopen, stop, publish } = follow('failed');
  publish({ 'mf-team': 'dev-2' });
  await settle();
  expect(reopen.mock.calls).toEqual([['mf-team']]);
  stop();
});

it('has no effect after its stop', async () => {
  const { reopen, stop, publish } = follow();
  stop();
  publish({ 'mf-team': 'dev-3' });
  await settle();
  expect(reopen).not.toHaveBeenCalled();
});
