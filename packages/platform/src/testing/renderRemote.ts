import { act } from '@testing-library/react';
import type { EmbedProps, Mounted, RemoteModule } from '../contract/platform.js';
import { matchRoute } from '../manifest/matchRoute.js';
import type { FakePlatform } from './createFakePlatform.js';
import { settle } from './settle.js';
import { stubBrowser } from './stubBrowser.js';

/** The part of `remote.json` that addresses are matched with. */
interface Declaration {
  readonly routes: readonly { readonly path: string }[];
}

/** A page or embed on screen. */
export interface RenderedRemote {
  readonly fake: FakePlatform;
  /** Takes it off the screen; after each test that happens by itself. */
  readonly close: () => Promise<void>;
}

const shown = new Set<RenderedRemote>();

/**
 * Opens a page of a remote as the portal does, by its address, and waits until what it asks for has come. It is closed
 * after the test.
 * @param declaration contents of `remote.json`
 * @param path the address; where the portal is already, without
 * @throws when no route has this address, and what the page threw while it was drawn
 */
export async function renderRemote(
  remote: RemoteModule,
  { routes }: Declaration,
  fake: FakePlatform,
  path?: string,
): Promise<RenderedRemote> {
  if (path !== undefined) fake.goTo(path);
  const { pathname } = fake.platform.navigation.location.value;
  const route = routes.find((each) => matchRoute(each.path, pathname) !== null)?.path;
  if (route === undefined) throw new Error(`no route of remote.json is ${pathname}`);
  const params = matchRoute(route, pathname) ?? {};
  await remote.preload?.(route);
  return show(fake, (element) => remote.mount(element, { route, params }, fake.platform));
}

/** Opens an embed of a remote as another remote does; otherwise as {@link renderRemote}. */
export function renderEmbed(
  remote: RemoteModule,
  fake: FakePlatform,
  id: string,
  props: EmbedProps,
): Promise<RenderedRemote> {
  const mount = remote.embeds?.[id];
  if (mount === undefined) throw new Error(`no embed ${id}`);
  return show(fake, (element) => mount(element, props, fake.platform));
}

async function show<P>(
  fake: FakePlatform,
  mount: (element: HTMLElement) => Mounted<P>,
): Promise<RenderedRemote> {
  stubBrowser();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.createElement('main');
  document.body.replaceChildren(element);
  let mounted: Mounted<P> | undefined;
  const rendered: RenderedRemote = {
    fake,
    async close() {
      await act(async () => mounted?.unmount());
      mounted = undefined;
      shown.delete(rendered);
    },
  };
  shown.add(rendered);
  await act(async () => {
    mounted = mount(element);
  });
  await settle();
  if (fake.crashes.length > 0) throw fake.crashes[0];
  return rendered;
}

/** Takes off the screen what `renderRemote` and `renderEmbed` opened. */
export async function closeRemote(): Promise<void> {
  for (const rendered of shown) await rendered.close();
}

// On a standalone page there are no tests.
if (typeof afterEach === 'function') afterEach(closeRemote);
