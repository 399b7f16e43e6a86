import { chatOperations } from '@euro/api-contract';
import type { EmbedProps, Mounted, Notice, PageProps, Platform, RemoteModule } from '../contract/platform.js';
import { createFakePlatform } from '../testing/createFakePlatform.js';
import { exampleLive } from '../testing/examples.js';
import { createBus } from './bus/createBus.js';
import { createClock } from './clock/createClock.js';
import { createHost } from './createHost.js';
import { RemoteFailure } from './failures/failures.js';
import type { RemoteLoader } from './loader/createFederationLoader.js';
import type { OpenPage } from './openPage.js';
import { openPage } from './openPage.js';
import { createRegistry } from './registry/createRegistry.js';
import { entryOf, memoryStorage, routeOf } from './registry/registryFixture.js';
import type { SlotState } from './slot/createSlot.js';
import { createPortalState } from './state/portalState.js';

/** A made-up contract before the present one: its notices have a mark where today's have an action. */
jest.mock('./contracts/adapters.js', () => ({
  adapters: {
    1: (platform: Platform) => ({
      ...platform,
      notices: {
        show: ({ leadsToHelp, ...notice }: Notice & { readonly leadsToHelp?: boolean }) =>
          platform.notices.show(leadsToHelp ? { ...notice, action: 'help' } : notice),
      },
    }),
  },
}));

/** A remote that writes down what it was given and draws its route. */
function scribe(log: Platform[], embeds: RemoteModule['embeds'] = {}): RemoteModule {
  return {
    contract: 2,
    mount(element, props, platform) {
      log.push(platform);
      element.textContent = `${props.route} ${JSON.stringify(props.params)}`;
      return {
        update: (next: PageProps) => {
          element.textContent = `${next.route} ${JSON.stringify(next.params)}`;
        },
        unmount() {},
      };
    },
    embeds,
  };
}

function setUp(modules: Record<string, RemoteModule | RemoteFailure>) {
  const fake = createFakePlatform();
  const reported: { error: unknown; source: string }[] = [];
  const report = (error: unknown, source: string) => reported.push({ error, source });
  const team = entryOf('mf-team', {
    routes: [routeOf('/team/:id'), routeOf('/team/:id/points')],
    preload: ['chunks/1.js'],
    events: { emits: ['team.saved@1'], listens: [] },
  });
  const transfers = entryOf('mf-transfers', {
    embeds: [{ id: 'transfers/panel@1', title: { nl: 'Transfers', en: 'Transfers' } }],
  });
  let remotes = [team, transfers];
  let answering: Promise<void> = Promise.resolve();
  const fetchRegistry = jest.fn(async () => {
    await answering;
    return new Response(JSON.stringify({ remotes }));
  });
  const registry = createRegistry({
    url: '/registry.json',
    fetch: fetchRegistry,
    storage: memoryStorage(),
    inlined: { remotes },
    report: () => {},
  });
  const state = createPortalState({ locale: 'nl', theme: 'light', online: true });
  const needed: string[] = [];
  const loads: string[] = [];
  const routes: (string | undefined)[] = [];
  const hints: string[] = [];
  const frames = new Map<HTMLElement, { state: SlotState; retry: () => void }>();
  const bus = createBus({ now: () => 0, report });
  const loader: RemoteLoader = {
    async load({ manifest: { name, version } }, { force = false, route } = {}) {
      loads.push(`${name} ${version}${force ? ' forced' : ''}`);
      routes.push(route);
      const module = modules[`${name} ${version}`] ?? modules[name];
      if (!module) throw new RemoteFailure('script-missing', name);
      if (module instanceof RemoteFailure) throw module;
      return module;
    },
    hint: ({ manifest: { name } }, route) => void hints.push(`${name} ${route}`),
  };
  const host = createHost({
    shellVersion: '1.0.0-tested',
    registry,
    loader,
    bus,
    api: fake.api,
    chat: fake.chat,
    clock: createClock(),
    state,
    session: fake.state.session,
    refresh: () => {},
    need: (part) => needed.push(part),
    navigation: fake.platform.navigation,
    staying: () => null,
    notices: fake.platform.notices,
    storage: memoryStorage(),
    otherTabs: window,
    embedFrame: {
      show: (element, state, retry) => void frames.set(element, { state, retry }),
      close: (element) => void frames.delete(element),
    },
    report,
  });
  const open = async (path: string) => {
    const match = host.match(path);
    if (!match) throw new Error(`nobody claims ${path}`);
    window.history.replaceState(null, '', path);
    const element = document.createElement('main');
    document.body.append(element);
    const shown: SlotState[] = [];
    const slot = openPage(host, match, element, (state) => shown.push(state));
    await settle();
    return { element, slot, shown };
  };
  return {
    host,
    loader,
    state,
    fake,
    bus,
    reported,
    frames,
    needed,
    loads,
    routes,
    hints,
    fetchRegistry,
    /** The registry does not answer until the returned function is called. */
    holdRegistry() {
      let answer = () => {};
      answering = new Promise((resolve) => {
        answer = resolve;
      });
      return () => answer();
    },
    /** Publishes another release of mf-team. */
    releaseTeam(version: string, module: RemoteModule) {
      const released = entryOf('mf-team', { ...team.active.manifest, version });
      remotes = [released, transfers];
      modules[`mf-team ${version}`] = module;
    },
    open,
    modules,
    setRemotes: (next: typeof remotes) => {
      remotes = next;
    },
    team,
    transfers,
    registry,
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a page', () => {
  it('is mounted with the route that matched, and follows the next one', async () => {
    const { open, host } = setUp({ 'mf-team': scribe([]) });
    const { element, slot } = await open('/team/7');
    expect(element.textContent).toBe('/team/:id {"id":"7"}');
    const next = host.match('/team/8');
    if (next) slot.go(next);
    expect(element.textContent).toBe('/team/:id {"id":"8"}');
  });

  it('that navigates on and on is stopped, and stays so until its user retries', async () => {
    const platforms: Platform[] = [];
    const { open, host } = setUp({ 'mf-team': scribe(platforms) });
    const { element, slot, shown } = await open('/team/7');
    // In the past, so that the loop is over for the next test.
    const past = performance.now() - 60_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(past);
    for (let step = 0; step <= 40; step += 1) platforms[0]?.navigation.go(`/team/${step}`);
    await settle();
    expect(shown.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'navigates-endlessly' } });
    const next = host.match('/team/8');
    if (next) slot.go(next);
    await settle();
    expect([platforms.length, element.textContent]).toEqual([1, '']);
    slot.retry();
    await until(() => shown.at(-1)?.status === 'ready');
    slot.close();
    clock.mockRestore();
  });

  it('emits events under its own name until its unmount', async () => {
    const platforms: Platform[] = [];
    const { open, bus } = setUp({ 'mf-team': scribe(platforms) });
    const received: unknown[] = [];
    bus.forSource('shell', () => true).on('team.saved@1', ({ source }) => received.push(source));
    const { slot } = await open('/team/7');
    platforms[0]?.bus.emit('team.saved@1', { teamId: 7, weekId: 2 });
    slot.close();
    platforms[0]?.bus.emit('team.saved@1', { teamId: 7, weekId: 2 });
    expect(received).toEqual(['mf-team']);
  });

  it('leaves no subscription and no guard, even when it does not end them', async () => {
    const platforms: Platform[] = [];
    const { open, fake } = setUp({ 'mf-team': scribe(platforms) });
    const { slot } = await open('/team/7');
    const platform = platforms[0];
    platform?.state.session.changes.subscribe();
    platform?.navigation.location.changes.subscribe();
    platform?.navigation.guard(() => 'Really?');
    const follow = () =>
      platform?.chat.subscribe(chatOperations.changes, () => ({ key_id: 3, after: 0 }), {
        ...{ next: () => {}, status: () => {}, ended: () => {} },
      });
    follow();
    // The host itself counts navigations.
    expect(fake.openSubscriptions()).toBe(5);
    slot.close();
    expect(fake.openSubscriptions()).toBe(0);
    follow();
    expect(fake.openSubscriptions()).toBe(0);
  });

  it('leaves nothing that it subscribes to after its unmount', async () => {
    const platforms: Platform[] = [];
    const { open, fake, state } = setUp({ 'mf-team': scribe(platforms) });
    const { slot } = await open('/team/7');
    slot.close();
    const platform = platforms[0];
    const received: unknown[] = [];
    platform?.state.session.changes.subscribe({ complete: () => received.push('complete') });
    platform?.navigation.location.changes.subscribe();
    platform?.navigation.guard(() => 'Really?')();
    platform?.navigation.guard(() => 'Really?');
    platform?.state.live.changes.subscribe((live) => live && received.push('live'));
    platform?.storage.watch('draft', () => received.push('draft'));
    state.live.set(exampleLive({ cursor: '1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'em.mf-team.draft' }));
    expect([received, fake.openSubscriptions()]).toEqual([['complete'], 0]);
  });

  it('may have a guard that throws: it is reported, and the page can be left', async () => {
    const platforms: Platform[] = [];
    const { open, fake, reported } = setUp({ 'mf-team': scribe(platforms) });
    await open('/team/7');
    platforms[0]?.navigation.guard(() => {
      throw new Error('no draft');
    });
    expect(fake.guardQuestions()).toEqual([null]);
    expect(reported).toMatchObject([{ error: new Error('no draft'), source: 'mf-team' }]);
  });

  it('receives neither live state nor storage events after its unmount', async () => {
    const platforms: Platform[] = [];
    const { open, state } = setUp({ 'mf-team': scribe(platforms) });
    const { slot } = await open('/team/7');
    const received: string[] = [];
    platforms[0]?.state.live.changes.subscribe((live) => received.push(`live ${live?.cursor}`));
    platforms[0]?.storage.watch('draft', () => received.push('draft'));
    const happen = (cursor: string) => {
      state.live.set(exampleLive({ cursor }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'em.mf-team.draft' }));
    };
    happen('1');
    slot.close();
    happen('2');
    expect(received).toEqual(['live undefined', 'live 1', 'draft']);
  });

  it('can’t navigate after its unmount', async () => {
    const platforms: Platform[] = [];
    const { open, fake } = setUp({ 'mf-team': scribe(platforms) });
    const { slot } = await open('/team/7');
    slot.close();
    platforms[0]?.navigation.go('/shop');
    platforms[0]?.navigation.title('Mine');
    expect(fake.visited).toEqual([]);
    expect(fake.titles).toEqual([]);
  });

  it('loads the players at their first use', async () => {
    const platforms: Platform[] = [];
    const { open, needed } = setUp({ 'mf-team': scribe(platforms) });
    await open('/team/7');
    expect(needed).toEqual([]);
    platforms[0]?.state.players.changes.subscribe();
    expect(needed).toEqual(['players']);
  });

  it('is mounted by Retry when its remote was repaired, without reload', async () => {
    const { open, modules } = setUp({});
    const { element, slot, shown } = await open('/team/7');
    expect(shown.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'script-missing' } });
    modules['mf-team'] = scribe([]);
    slot.retry();
    await settle();
    expect(shown.at(-1)).toEqual({ status: 'ready' });
    expect(element.textContent).toContain('/team/:id');
  });

  it('fails with mount-threw when mount returns another shape', async () => {
    const garbage: RemoteModule = { contract: 2, mount: () => 7 as unknown as Mounted<PageProps> };
    const { open } = setUp({ 'mf-team': garbage });
    const { shown } = await open('/team/7');
    expect(shown.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'mount-threw' } });
  });

  it('does not block the next page when it is left while loading', async () => {
    const setup = setUp({ 'mf-stats': scribe([]) });
    setup.setRemotes([setup.team, entryOf('mf-stats', { routes: [routeOf('/stats')] })]);
    await setup.registry.refresh();
    const load = jest.spyOn(setup.loader, 'load').mockReturnValueOnce(new Promise(() => {}));
    const slow = await setup.open('/team/7');
    expect(slow.shown).toEqual([{ status: 'loading' }]);
    slow.slot.close();
    const { element } = await setup.open('/stats');
    expect(element.textContent).toContain('/stats');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded again by Retry after a crash: the state of its code may be broken', async () => {
    const platforms: Platform[] = [];
    const { open, loads } = setUp({ 'mf-team': scribe(platforms) });
    const { slot, shown } = await open('/team/7');
    platforms[0]?.crash(new Error('boom'));
    await settle();
    slot.retry();
    await settle();
    await settle();
    expect(shown.at(-1)).toEqual({ status: 'ready' });
    expect(loads).toEqual(['mf-team 1.0.0-abc', 'mf-team 1.0.0-abc forced']);
  });

  it('shows and reports a crash once', async () => {
    const platforms: Platform[] = [];
    const { open, reported } = setUp({ 'mf-team': scribe(platforms) });
    const { shown } = await open('/team/1');
    platforms[0]?.crash(new Error('boom'));
    platforms[0]?.crash(new Error('boom again'));
    await settle();
    expect(shown.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'render-threw' } });
    expect(reported).toEqual([
      { error: expect.objectContaining({ code: 'render-threw' }), source: 'mf-team' },
    ]);
  });
});

/** A remote that draws which release it is. */
function named(text: string): RemoteModule {
  return {
    contract: 2,
    mount(element, props) {
      const draw = ({ params }: PageProps) => {
        element.textContent = `${text} of ${params.id}`;
      };
      draw(props);
      return { update: draw, unmount() {} };
    },
  };
}

/** A remote whose page can say that a part of its code is missing. */
function partial(text: string, crashes: ((error: unknown) => void)[]): RemoteModule {
  const whole = named(text);
  return {
    ...whole,
    mount(element, props, platform) {
      crashes.push((error) => platform.crash(error));
      return whole.mount(element, props, platform);
    },
  };
}

const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.\n(missing: /remotes/mf-team/1/7.js)'), {
    name: 'ChunkLoadError',
  });

describe('a release that is activated while a page is open', () => {
  const step = (setup: ReturnType<typeof setUp>, slot: OpenPage, path: string) => {
    void setup.registry.catchUp(0);
    const next = setup.host.match(path);
    if (!next) throw new Error(`nobody claims ${path}`);
    slot.go(next);
  };

  it('does not replace the mounted one', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const { element } = await setup.open('/team/7');
    setup.releaseTeam('2.0.0', named('new'));
    await setup.registry.refresh();
    await settle();
    expect(element.textContent).toBe('old of 7');
    expect(setup.host.places.value).toMatchObject([{ remote: 'mf-team', version: '1.0.0-abc' }]);
  });

  it('is mounted by the next visit, whose step waits for the registry', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const { slot } = await setup.open('/team/7');
    slot.close();
    setup.releaseTeam('2.0.0', named('new'));
    void setup.registry.catchUp(0);
    const { element } = await setup.open('/team/7');
    expect(element.textContent).toBe('new of 7');
    expect(setup.loads).toEqual(['mf-team 1.0.0-abc', 'mf-team 2.0.0']);
  });

  it('does not block a visit when the registry does not respond', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const answer = setup.holdRegistry();
    setup.releaseTeam('2.0.0', named('new'));
    void setup.registry.catchUp(0);
    const { element, slot, shown } = await setup.open('/team/7');
    await until(() => shown.at(-1)?.status === 'ready');
    expect(element.textContent).toBe('old of 7');
    answer();
    await settle();
    expect(element.textContent).toBe('old of 7');
    slot.close();
  });

  it('is mounted by a step within the same remote, after the response of the registry', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const { element, slot } = await setup.open('/team/7');
    setup.releaseTeam('2.0.0', named('new'));
    step(setup, slot, '/team/8');
    expect(element.textContent).toBe('old of 8');
    await settle();
    await settle();
    expect(element.textContent).toBe('new of 8');
  });

  it('is mounted at once by such a step when the registry lists it already', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const { element, slot } = await setup.open('/team/7');
    setup.releaseTeam('2.0.0', named('new'));
    await setup.registry.refresh();
    step(setup, slot, '/team/8');
    expect(element.textContent).toBe('');
    await settle();
    await settle();
    expect(element.textContent).toBe('new of 8');
  });

  it('is prefetched when the registry lists it', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    setup.releaseTeam('2.0.0', named('new'));
    await setup.registry.refresh();
    setup.host.prefetch('/team/7');
    setup.host.prefetch('/nowhere');
    await settle();
    expect(setup.loads).toEqual(['mf-team 2.0.0']);
    expect(setup.routes).toEqual(['/team/:id']);
  });

  it('replaces one whose files are missing, without a prompt', async () => {
    const setup = setUp({ 'mf-team 1.0.0-abc': new RemoteFailure('script-missing', 'mf-team') });
    setup.releaseTeam('2.0.0', named('new'));
    const { element, shown } = await setup.open('/team/7');
    await settle();
    expect(element.textContent).toBe('new of 7');
    expect(shown.map(({ status }) => status)).toEqual(['loading', 'ready']);
  });

  it('replaces the mounted one on reopen, which stays until it is loaded', async () => {
    const setup = setUp({ 'mf-team': named('old') });
    const { element, shown } = await setup.open('/team/7');
    setup.releaseTeam('2.0.0', named('new'));
    await setup.host.reopen('mf-team');
    expect(element.textContent).toBe('new of 7');
    expect(shown.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready']);
    setup.releaseTeam('3.0.0', named('broken'));
    setup.modules['mf-team 3.0.0'] = new RemoteFailure('script-threw', 'mf-team');
    await setup.host.reopen('mf-team');
    expect(element.textContent).toBe('new of 7');
    expect(setup.reported.at(-1)).toMatchObject({ error: { code: 'script-threw' } });
  });
});

describe('a page whose chunk is missing', () => {
  it('is loaded again automatically, in the newest release', async () => {
    const crashes: ((error: unknown) => void)[] = [];
    const setup = setUp({ 'mf-team': partial('old', crashes) });
    const { element, shown } = await setup.open('/team/7');
    setup.releaseTeam('2.0.0', named('new'));
    crashes[0]?.(chunkError());
    await settle();
    await settle();
    expect(element.textContent).toBe('new of 7');
    expect(shown.map(({ status }) => status)).toEqual(['loading', 'ready', 'loading', 'ready']);
    expect(setup.reported).toEqual([
      { error: expect.objectContaining({ code: 'chunk-missing' }), source: 'mf-team' },
    ]);
  });

  it('is loaded again once per release; then the failure is shown, and Retry loads again', async () => {
    const crashes: ((error: unknown) => void)[] = [];
    const setup = setUp({ 'mf-team': partial('same', crashes) });
    const { element, slot, shown } = await setup.open('/team/7');
    crashes[0]?.(chunkError());
    await settle();
    await settle();
    expect(setup.loads).toEqual(['mf-team 1.0.0-abc', 'mf-team 1.0.0-abc forced']);
    crashes[1]?.(chunkError());
    await settle();
    expect(shown.at(-1)).toMatchObject({ status: 'failed', failure: { code: 'chunk-missing' } });
    slot.retry();
    await settle();
    await settle();
    expect(setup.loads.at(-1)).toBe('mf-team 1.0.0-abc forced');
    expect(element.textContent).toBe('same of 7');
  });
});

describe('a remote of an earlier contract', () => {
  it('is mounted with its own number and an adapted platform', async () => {
    const platforms: Platform[] = [];
    const setup = setUp({});
    setup.setRemotes([
      entryOf('mf-team', { ...setup.team.active.manifest, version: '0.9.0', contract: 1 }),
      setup.transfers,
    ]);
    await setup.registry.refresh();
    setup.modules['mf-team'] = { ...scribe(platforms), contract: 1 };
    const { element } = await setup.open('/team/7');
    expect(element.textContent).toContain('/team/:id');
    expect(platforms[0]?.contract).toBe(1);
    const notices = [
      { tone: 'danger' as const, text: 'a', leadsToHelp: true },
      { tone: 'neutral' as const, text: 'b' },
    ];
    for (const notice of notices) platforms[0]?.notices.show(notice);
    expect(setup.fake.notices).toEqual([
      { tone: 'danger', text: 'a', action: 'help' },
      { tone: 'neutral', text: 'b' },
    ]);
  });
});

describe('the page of a step', () => {
  it('is loaded with its code, also after a failure of another page', async () => {
    const setup = setUp({ 'mf-team': new RemoteFailure('script-missing', 'mf-team') });
    const { slot } = await setup.open('/team/7');
    const next = setup.host.match('/team/7/points');
    if (next) slot.go(next);
    await settle();
    expect(new Set(setup.routes)).toEqual(new Set(['/team/:id', '/team/:id/points']));
  });
});

describe('a visible link', () => {
  it('adds prefetch hints for its remote and route, and loads nothing', () => {
    const { host, hints, loads } = setUp({});
    host.hint('/team/7');
    host.hint('/nowhere');
    expect(hints).toEqual(['mf-team /team/:id']);
    expect(loads).toEqual([]);
  });
});

describe('an embed', () => {
  const panel = (element: HTMLElement, props: EmbedProps): Mounted<EmbedProps> => {
    element.textContent = `panel of ${props.teamId}`;
    return {
      update: (next) => {
        element.textContent = `panel of ${next.teamId}`;
      },
      unmount() {},
    };
  };
  async function openEmbed(setup: ReturnType<typeof setUp>, id = 'transfers/panel@1') {
    const platforms: Platform[] = [];
    setup.modules['mf-team'] = scribe(platforms);
    const page = await setup.open('/team/7');
    const embeds = platforms[0]?.embeds;
    if (!embeds) throw new Error('the page was not mounted');
    const element = document.createElement('div');
    const mounted = embeds.mount(id, element, { teamId: 7 });
    await settle();
    return { embeds, element, mounted, page };
  }

  it('of another remote is mounted, updated and unmounted', async () => {
    const setup = setUp({ 'mf-transfers': scribe([], { 'transfers/panel@1': panel }) });
    const { embeds, element, mounted } = await openEmbed(setup);
    expect(embeds.has('transfers/panel@1')).toBe(true);
    expect(embeds.has('transfers/panel@2')).toBe(false);
    expect(element.textContent).toBe('panel of 7');
    mounted.update({ teamId: 8 });
    expect(element.textContent).toBe('panel of 8');
    mounted.unmount();
    expect(element.childElementCount).toBe(0);
    expect(setup.frames.size).toBe(0);
  });

  it.each<[string, Record<string, RemoteModule>, string]>([
    ['script-missing', {}, 'transfers/panel@1'],
    ['embed-missing', { 'mf-transfers': scribe([]) }, 'transfers/panel@1'],
    ['embed-missing', {}, 'chat/room@1'],
  ])('fails with %s in its own place', async (code, modules, id) => {
    const setup = setUp(modules);
    await openEmbed(setup, id);
    expect([...setup.frames.values()].map(({ state }) => state)).toEqual([
      expect.objectContaining({ status: 'failed', failure: expect.objectContaining({ code }) }),
    ]);
  });

  it('shows a crash in its place, and the page around it stays mounted', async () => {
    const crashes: ((error: unknown) => void)[] = [];
    const crashing: NonNullable<RemoteModule['embeds']>[string] = (element, props, platform) => {
      crashes.push(platform.crash);
      return panel(element, props);
    };
    const setup = setUp({ 'mf-transfers': scribe([], { 'transfers/panel@1': crashing }) });
    const { element, page } = await openEmbed(setup);
    crashes[0]?.(new Error('boom'));
    await settle();
    expect([...setup.frames.values()].map(({ state }) => state)).toMatchObject([
      { status: 'failed', failure: { code: 'render-threw', remote: 'mf-transfers' } },
    ]);
    expect(element.textContent).toBe('');
    expect(page.shown.at(-1)).toEqual({ status: 'ready' });
    expect(page.element.textContent).toContain('/team/:id');
  });

  it('is unmounted with the page around it', async () => {
    const setup = setUp({ 'mf-transfers': scribe([], { 'transfers/panel@1': panel }) });
    const { element, mounted, page } = await openEmbed(setup);
    page.slot.close();
    await settle();
    expect(element.childElementCount).toBe(0);
    expect(setup.frames.size).toBe(0);
    expect(setup.host.places.value).toEqual([]);
    mounted.unmount();
  });

  it('that was not in the registry yet is mounted by Retry', async () => {
    const setup = setUp({ 'mf-transfers': scribe([], { 'transfers/panel@1': panel }) });
    setup.setRemotes([setup.team]);
    await setup.registry.refresh();
    const { element } = await openEmbed(setup);
    expect(element.textContent).toBe('');
    setup.setRemotes([setup.team, setup.transfers]);
    for (const { retry } of [...setup.frames.values()]) retry();
    await settle();
    expect(element.textContent).toBe('panel of 7');
  });
});
