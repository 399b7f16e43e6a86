import axe from 'axe-core';
import { act } from 'react';
import type { Mounted, PageProps, Platform, RemoteModule } from '../contract/platform.js';
import { CONTRACT } from '../contract/platform.js';
import { type PageSurface, pageSurface } from '../host/traces/pageSurface.js';
import { surfaceChanges } from '../host/traces/surfaceChanges.js';
import { type RemoteDeclaration, remoteDeclaration } from '../manifest/manifest.js';
import { stillPlatform } from '../stills/stillPlatform.js';
import type { Arrangement } from './arrangement.js';
import { createFakePlatform, type FakePlatform } from './createFakePlatform.js';
import { exampleMatchday } from './exampleMatchday.js';
import { exampleTeam, exampleUser } from './examples.js';
import { fillRoute } from './fillRoute.js';
import { flushFrames } from './frames.js';
import { isSampled } from './isSampled.js';
import { type LeakWatch, watchLeaks } from './leakWatch.js';
import { flushResponses } from './responseJitter.js';
import { stubBrowser } from './stubBrowser.js';

interface Piece {
  readonly name: string;
  /** As the host does before it mounts. */
  load(): Promise<unknown>;
  mount(element: HTMLElement, fake: FakePlatform): Mounted<never>;
  readonly path: string;
  /** Addresses of the calls that are sent with the page: `GET match/7`. */
  readonly calls: readonly string[];
  /** Shows the page on a platform on which nothing is loaded; absent for what the build renders no still of. */
  mountStill?(element: HTMLElement, platform: Platform): Mounted<never>;
}

/** Before the remote's own code runs: this module is imported ahead of it, also by tests without a page. */
const pristine = typeof window === 'undefined' ? new Map() : pageSurface(window);
/** Those with which jsdom answers `:hover`. */
const LISTENERS_OF_OTHERS = ['document mouseout', 'document mouseover'];
/** How often the first piece is mounted to find what grows. */
const MOUNTS = isSampled('contract suite: mounts') ? 10 : 50;
/** Frames after which a page that is ready has drawn something. */
const MOST_FRAMES = 100;
/** Marks of React on the document, jsdom's own notes, and how Jest reads stacks. */
const CHANGES_OF_OTHERS =
  /^(?:document\._reactListening|document\.Symbol\(SameObject caches\)|Error\.prepareStackTrace )/;
/** Marks with which libraries find their own version when they are loaded: React Router's, tslib's helpers. */
const MARKS_OF_LIBRARIES = /^window\.__/;

/**
 * What every remote promises, as tests: call it in one test file of the remote with what `./remote` exports and the
 * contents of its `remote.json`.
 */
export function contractSuite(remote: RemoteModule, declaration: unknown, options: Arrangement = {}): void {
  describe('the contract with the portal', () => {
    const declared = remoteDeclaration.parse(declaration);
    const pieces = piecesOf(remote, declared, options);
    let element: HTMLElement;
    const beforeStubs = pageSurface(window);
    const observers = stubBrowser();
    const loaded = surfaceChanges(pristine, beforeStubs);
    let traces: Pick<LeakWatch, 'listenerNames' | 'stop'>;
    let before: PageSurface;

    // From the first mount on: what a library leaves once a page is left, too.
    beforeAll(() => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      traces = watchLeaks();
      before = pageSurface(window);
    });
    afterAll(() => traces.stop());

    beforeEach(() => {
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
      element = document.createElement('main');
      document.body.replaceChildren(element);
    });

    const prepare = (piece: Piece, answering: boolean) => {
      const fake = createFakePlatform({
        path: piece.path,
        user: exampleUser,
        myTeams: [exampleTeam({ id: 7 })],
        unscripted: 'not-available',
      });
      if (answering) options.arrange?.(fake);
      return fake;
    };
    const mount = async (piece: Piece, fake: FakePlatform) => {
      await piece.load();
      let mounted: Mounted<never> | undefined;
      await act(async () => {
        mounted = piece.mount(element, fake);
      });
      await settle();
      if (!mounted) throw new Error('nothing was mounted');
      return mounted;
    };
    const unmount = async (mounted: Mounted<never>) => {
      await act(async () => mounted.unmount());
      await settle();
    };

    it('changes no global and no prototype while its code is loaded', () => {
      expect(loaded.filter((change) => !MARKS_OF_LIBRARIES.test(change))).toEqual([]);
    });

    it('implements the contract of this platform', () => {
      expect(remote.contract).toBe(CONTRACT);
      expect(declared.contract).toBe(CONTRACT);
    });

    it('has a mount for every embed it declares', () => {
      expect(Object.keys(remote.embeds ?? {}).sort()).toEqual(declared.embeds.map(({ id }) => id).sort());
    });

    it('leaves unknown pages to the host', async () => {
      const fake = createFakePlatform({ unscripted: 'not-available' });
      const props: PageProps = { route: '/no/such/route', params: {} };
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
      let mounted: Mounted<PageProps> | undefined;
      await act(async () => {
        mounted = remote.mount(element, props, fake.platform);
      });
      await settle();
      expect(fake.crashes).toHaveLength(1);
      await act(async () => mounted?.unmount());
      quiet.mockRestore();
    });

    describe.each(pieces)('$name', (piece) => {
      /** One for each mount so far. */
      const fakes: FakePlatform[] = [];
      const prepareNext = (answering: boolean) => {
        const fake = prepare(piece, answering);
        fakes.push(fake);
        return fake;
      };

      it('renders, ready and broken, without a crash', async () => {
        for (const answering of [true, false]) {
          const fake = prepareNext(answering);
          const mounted = await mount(piece, fake);
          await untilDrawn(element);
          expect(fake.crashes).toEqual([]);
          expect(element.textContent).not.toBe('');
          await unmount(mounted);
          expect(element.childElementCount).toBe(0);
        }
      });

      if (piece.calls.length > 0) {
        it('makes the calls at once that its manifest has sent with the page', async () => {
          const fake = prepareNext(true);
          const mounted = await mount(piece, fake);
          expect(fake.api.addresses()).toEqual(expect.arrayContaining([...piece.calls]));
          await unmount(mounted);
        });
      }

      if (piece.mountStill) {
        it('shows its frame before anything is loaded, in both languages', async () => {
          for (const locale of ['nl', 'en'] as const) {
            await piece.load();
            const platform = stillPlatform({ pathname: piece.path, locale, isMember: true });
            let mounted: Mounted<never> | undefined;
            await act(async () => {
              mounted = piece.mountStill?.(element, platform);
            });
            expect(element.textContent).not.toBe('');
            await act(async () => mounted?.unmount());
          }
        });
      }

      // The browser tests run axe on every route.
      if (!isSampled('contract suite: axe')) {
        it('is free of accessibility errors in both languages', async () => {
          const fake = prepareNext(true);
          const mounted = await mount(piece, fake);
          await expectAccessible(element);
          await act(async () => fake.state.locale.set('en'));
          await settle();
          await expectAccessible(element);
          await unmount(mounted);
        }, 240_000);
      }

      it('survives the loss of the session, the connection and its data', async () => {
        const fake = prepareNext(true);
        const mounted = await mount(piece, fake);
        await act(async () => {
          fake.state.session.set({ status: 'visitor' });
          fake.state.myTeams.set({ status: 'ready', value: [] });
          fake.emit('session.ended@1', { reason: 'expired' });
        });
        await settle();
        await act(async () => {
          fake.state.online.set(false);
          fake.state.players.set({ status: 'failed', value: null });
          fake.state.matches.set({ status: 'failed', value: null });
          fake.state.application.set({ status: 'failed', value: null });
        });
        await settle();
        expect(fake.crashes).toEqual([]);
        await unmount(mounted);
      });

      it('survives a matchday, and receives none of its events nor other tabs’ after its unmount', async () => {
        const fake = prepareNext(true);
        const mounted = await mount(piece, fake);
        for (const message of Object.values(exampleMatchday(fake))) {
          await act(async () => void fake.live.next(message));
          await settle();
        }
        await act(async () => fake.live.connected(false));
        expect(fake.crashes).toEqual([]);
        expect(element.textContent).not.toBe('');
        await unmount(mounted);
        expect(fake.openSubscriptions()).toBe(0);
      });

      // What a mount leaves behind shows at once; more mounts of the first piece show what only grows slowly.
      const rounds = piece === pieces[0] ? MOUNTS : 3;
      it(`leaves no node, listener, timer, observer or subscription after being mounted ${rounds} times`, async () => {
        const isFirst = fakes.length === 0;
        const fake = prepareNext(true);
        if (isFirst) await unmount(await mount(piece, fake));
        const watch = watchLeaks();
        try {
          await unmount(await mount(piece, fake));
          const before = { nodes: watch.nodes(), listeners: watch.listeners() };
          for (let round = 0; round < rounds; round++) {
            const mounted = await act(async () => piece.mount(element, fake));
            await act(async () => mounted.unmount());
          }
          await settle();
          await new Promise((resolve) => setTimeout(resolve, 60));
          expect({ nodes: watch.nodes(), listeners: watch.listeners() }).toEqual(before);
          expect(watch.timers()).toBe(0);
          expect(observers.openObservers()).toBe(0);
          expect(fake.openSubscriptions()).toBe(0);
          expect(fake.crashes).toEqual([]);
        } finally {
          watch.stop();
        }
      }, 240_000);

      it('emits only the events of its manifest', async () => {
        // Those of all mounts above; without any, when this test runs alone, those of one.
        if (fakes.length === 0) await unmount(await mount(piece, prepareNext(true)));
        const named: readonly string[] = declared.events.emits;
        const emitted = fakes.flatMap((fake) => fake.emitted);
        expect(emitted.filter(({ name }) => !named.includes(name))).toEqual([]);
      });
    });

    it('leaves window, document and prototypes unchanged since the first mount', () => {
      const changes = surfaceChanges(before, pageSurface(window));
      expect(changes.filter((change) => !CHANGES_OF_OTHERS.test(change))).toEqual([]);
    });

    it('leaves no listener on window or document, not even a single one', () => {
      expect(traces.listenerNames().filter((name) => !LISTENERS_OF_OTHERS.includes(name))).toEqual([]);
    });
  });
}

function piecesOf(remote: RemoteModule, declared: RemoteDeclaration, options: Arrangement): Piece[] {
  const pages = declared.routes.map(({ path: route, calls = [], still }): Piece => {
    const { path, params } = fillRoute(route, options.params);
    return {
      name: `page ${route}`,
      path,
      calls: calls.map((call) => `GET ${call.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`),
      ...(still && {
        mountStill: (element: HTMLElement, platform: Platform) =>
          remote.mount(element, { route, params }, platform),
      }),
      load: async () => remote.preload?.(route),
      mount: (element, fake) => remote.mount(element, { route, params }, fake.platform),
    };
  });
  const embeds = declared.embeds.map(
    ({ id }): Piece => ({
      name: `embed ${id}`,
      path: '/',
      calls: [],
      load: async () => {},
      mount(element, fake) {
        const mountEmbed = remote.embeds?.[id];
        if (!mountEmbed) throw new Error(`the embed ${id} is declared but not there`);
        return mountEmbed(element, options.embedProps?.[id] ?? {}, fake.platform);
      },
    }),
  );
  return [...pages, ...embeds];
}

/** Lets answers arrive and effects run, and what these ask for in turn. */
function settle(): Promise<void> {
  return flushResponses(async () => {
    for (let turn = 0; turn < 3; turn++)
      await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  });
}

/** Runs the frames with which the store notifies of some answers. */
async function untilDrawn(element: HTMLElement): Promise<void> {
  for (let turn = 0; turn < MOST_FRAMES && element.textContent === ''; turn++)
    await act(async () => {
      flushFrames();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
}

/** Colours are checked where they are drawn, in the stories and the browser tests. */
async function expectAccessible(element: HTMLElement): Promise<void> {
  // The page lives on while it is looked at: its clocks tick.
  const { violations } = await act(() =>
    axe.run(element, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    }),
  );
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html})`)).toEqual([]);
}
