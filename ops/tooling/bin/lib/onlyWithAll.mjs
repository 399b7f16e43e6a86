// What `npm test` leaves to `npm test -- --all`, each with the reason. `npm test -- --changed` runs an entry whose
// folders changed. Run by hand, every test does all of its work.

/** @typedef {{ files: readonly string[], why: string, whenChanged?: readonly string[] }} LeftOutFiles */
/** @typedef {{ sample: string, why: string, whenChanged?: readonly string[] }} Sample */

/** Whole files. @type {readonly LeftOutFiles[]} */
export const FILES_ONLY_WITH_ALL = [
  {
    files: ['ops/tooling/src/dev/dev.db.test.ts', 'ops/tooling/src/new/newRemote.test.ts'],
    why: 'tools of developers: bundlers in watch mode, and a new section that is checked, tested and built',
    whenChanged: ['ops/tooling', 'packages/platform', 'design-system'],
  },
  {
    files: ['ops/tooling/src/bootstrap/start.db.test.ts'],
    why: 'a dozen starts of the demo for its sentences about settings; `env` of the API proves its own',
    whenChanged: ['ops/tooling/bin', 'api/src/infra', 'demo/stand-ins'],
  },
  {
    files: ['ops/lab/src/nginx/nginx.db.test.ts', 'ops/lab/src/nginx/rollingRestart.db.test.ts'],
    why: 'what nginx adds before the gateways, which answer everything without it; `startApi` proves that a stopping process answers what it received',
    whenChanged: ['ops/containers/nginx', 'ops/gateway', 'ops/lab/src/nginx', 'api/src/server'],
  },
  {
    files: ['ops/lab/src/capacity/capacity.db.test.ts'],
    why: 'a measuring tool, which seeds, settles and restarts games of its own',
    whenChanged: ['ops/lab'],
  },
  {
    files: ['ops/tooling/src/webpack/remoteConfig.test.ts', 'ops/tooling/src/webpack/typeHints.db.test.ts'],
    why: 'bundles made-up sections, and a host of one; the stage `build` bundles all of ours by the same preset',
    whenChanged: ['ops/tooling', 'ops/release'],
  },
  {
    files: ['ops/tooling/src/pack/install.db.test.ts'],
    why: 'npm fetches what the packages for other repositories depend on, and all their types are compiled',
    whenChanged: ['ops/tooling', 'ops/release', 'ops/gateway', 'packages', 'design-system'],
  },
  {
    files: ['ops/release/src/atOnce.db.test.ts'],
    why: 'twenty processes publish at the same time, or are killed; `stores` proves each step',
    whenChanged: ['ops/release'],
  },
  {
    files: ['api/src/operator/cli/verbs/providerVerb.db.test.ts'],
    why: 'a demo of the live feed, by the clock; `playMatch` and `liveFeed` prove its parts',
    whenChanged: ['api/src/operator/cli', 'api/src/demo', 'api/src/tournament/liveFeed'],
  },
  {
    files: ['e2e/src/journeys/anotherRepository.spec.ts', 'e2e/src/journeys/otherHosts.spec.ts'],
    why: 'packages for other repositories and hosts: packed, installed and built for a minute',
    whenChanged: ['ops/tooling', 'ops/release', 'packages/platform', 'packages/guest'],
  },
  {
    files: ['demo/mf-vite/src/contract.page.test.ts', 'demo/mf-vue/src/contract.page.test.ts'],
    why: 'examples by other bundlers and another framework; our own sections pass the same suite',
    whenChanged: ['demo/mf-vite', 'demo/mf-vue', 'packages/platform'],
  },
  {
    files: ['e2e/src/journeys/hotReload.spec.ts', 'e2e/src/journeys/devTools.spec.ts'],
    why: 'tools of developers, which no fan meets',
    whenChanged: ['ops/tooling', 'packages/platform', 'shell/src/dev'],
  },
  {
    files: ['e2e/src/journeys/replay.spec.ts'],
    why: 'a minute of play; `steady` and `fanHome` prove the open page, tests of the API the replay',
    whenChanged: ['api/src/demo', 'api/src/operator'],
  },
  {
    files: ['e2e/src/journeys/canary.spec.ts', 'e2e/src/journeys/versions.spec.ts'],
    why: 'a build and forty browsers; `createRegistry` and `requireProvided` prove the rules',
    whenChanged: ['ops/tooling', 'ops/release', 'ops/gateway', 'packages/platform'],
  },
];

/** Tests that do a part of their work: they ask `isSampled('…')` by this name. @type {readonly Sample[]} */
export const SAMPLES = [
  {
    sample: 'contract suite: axe',
    why: 'the journey of axe visits every route of every manifest, the stories their parts',
    whenChanged: ['packages/platform'],
  },
  {
    sample: 'contract suite: mounts',
    why: 'ten mounts show what grows; fifty show what grows more slowly',
    whenChanged: ['packages/platform'],
  },
  {
    sample: 'large bodies: repeats',
    why: 'a tenth of the requests; a refusal that is lost now and then shows in the hundreds of --all',
    whenChanged: ['ops/gateway', 'api/src/http'],
  },
  {
    sample: 'match page: players',
    why: 'one who played, one who did not and the coach have every kind of lines',
    whenChanged: ['mf-stats/src/pages/match'],
  },
  {
    sample: 'failures: codes',
    why: 'codes differ in their sentence only, and a test of the table reads each',
    whenChanged: ['packages/platform', 'shell/src/remote', 'shell/src/ui'],
  },
  {
    sample: 'tours: page loads',
    why: 'pages of a tour follow each other within the portal, a third of the work of loading each',
  },
  { sample: 'layout: widths', why: 'the least width of each layout is the one with the least room' },
  {
    sample: 'layout: zoom',
    why: 'with letters twice as large a page has the same room, measured in letters',
  },
  {
    sample: 'screens: one of two',
    why: 'the other screen shows the same components; stories and layout look at both',
  },
  { sample: 'stories: themes', why: 'light on the phone, dark on the desk: each story and theme once' },
  {
    sample: 'faults: kinds',
    why: 'the other thirteen kinds are tables of `packages/platform`; two wait for a time-out',
    whenChanged: ['packages/platform', 'shell/src/remote'],
  },
  {
    sample: 'faults: languages',
    why: '`failures` of the shell proves it',
    whenChanged: ['shell/src/remote'],
  },
  {
    sample: 'isolation: remotes',
    why: 'no remote has code of its own for being missing',
    whenChanged: ['packages/platform', 'shell/src/remote'],
  },
  {
    sample: 'isolation: registry',
    why: '`createRegistry` and `failures` of the shell prove them; faults add a remote by the registry',
    whenChanged: ['packages/platform', 'shell/src/remote'],
  },
  {
    sample: 'guards: addresses',
    why: 'the guard is a table of the shell; the journey of axe opens every address',
    whenChanged: ['shell/src/routes'],
  },
  { sample: 'deadline: other ways', why: 'pages of team and transfers, and the API, prove them' },
  { sample: 'two tabs: pairs', why: 'the same two ways to learn of a change, in the other section' },
  {
    sample: 'offline: releases and lost responses',
    why: 'tests of the worker and of queued changes prove them; one builds a release',
    whenChanged: ['shell/src/worker', 'shell/src/offline'],
  },
  {
    sample: 'releases: pruned',
    why: '`createHost` proves it',
    whenChanged: ['ops/release', 'ops/gateway', 'packages/platform'],
  },
  {
    sample: 'guests: hosts',
    why: 'further hosts, and what `packages/guest` proves',
    whenChanged: ['packages/guest', 'packages/platform', 'ops/gateway', 'ops/tooling', 'demo/broadcaster'],
  },
  { sample: 'lifecycle: inspector', why: 'for developers', whenChanged: ['packages/platform'] },
  { sample: 'push: replay', why: 'a minute of play; `steady` proves the open page, the API the message' },
  {
    sample: 'delivery: no API',
    why: '`isolation` and tests of the gateway prove it',
    whenChanged: ['ops/gateway'],
  },
];
