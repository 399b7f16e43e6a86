import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  CONTRACT,
  type EmbedProps,
  type Mounted,
  type PageProps,
  type Platform,
  type RemoteModule,
} from '../contract/platform.js';
import { CrashBoundary } from './CrashBoundary.js';
import { PlatformProvider } from './PlatformProvider.js';
import { PortalRouter } from './PortalRouter.js';
import { StyleRoot } from './StyleRoot.js';

/** A component, or a `lazyPage`. */
type Page = ComponentType<PageProps> & { readonly preload?: () => Promise<unknown> };

interface ReactRemote {
  /**
   * A component for each route of the manifest, by its path: `'/team/:id': TeamPage`; a `lazyPage` for a chunk of its
   * own.
   */
  readonly pages: Readonly<Record<string, Page>>;
  /** A component for each embed of the manifest, by its id: `'transfers/panel@1': TransfersPanel`. */
  readonly embeds?: Readonly<Record<string, ComponentType<EmbedProps>>>;
  /**
   * Providers around the pages, a Redux store for instance; created at each mount, so that no state outlives one.
   */
  readonly Providers?: ComponentType<{ children: ReactNode }>;
}

/**
 * Defines a remote of React components, with its own root, a router that follows the portal's, and reported failures.
 */
export function defineReactRemote({ pages, embeds = {}, Providers }: ReactRemote): RemoteModule {
  return {
    contract: CONTRACT,
    mount: (element, props, platform) =>
      mountTree(element, props, platform, Providers, (current: PageProps) => {
        const Page = pages[current.route];
        if (!Page) throw new Error(`no page for the route ${current.route}`);
        return <Page {...current} />;
      }),
    preload: async (route) => pages[route]?.preload?.(),
    embeds: Object.fromEntries(
      Object.entries(embeds).map(([id, Part]) => [
        id,
        (element: HTMLElement, props: EmbedProps, platform: Platform) =>
          mountTree(element, props, platform, Providers, (current: EmbedProps) => <Part {...current} />),
      ]),
    ),
  };
}

let roots = 0;

function mountTree<P>(
  element: HTMLElement,
  props: P,
  platform: Platform,
  Providers: ReactRemote['Providers'],
  draw: (props: P) => ReactNode,
): Mounted<P> {
  const root = createRoot(element, {
    // Ids made by `useId` must differ between the roots of one document.
    identifierPrefix: `r${roots++}-`,
    onUncaughtError: (error) => platform.crash(error),
    onCaughtError: (error, { errorBoundary }) => {
      if (!(errorBoundary instanceof CrashBoundary)) platform.report(error);
    },
    onRecoverableError: (error) => platform.report(error),
  });
  const shadow = element.getRootNode();
  const render = (current: P) => {
    const tree = <Content draw={() => draw(current)} />;
    root.render(
      <StrictMode>
        <CrashBoundary onCrash={(error) => platform.crash(error)}>
          <StyleRoot target={shadow instanceof ShadowRoot ? shadow : undefined}>
            <PlatformProvider platform={platform}>
              <PortalRouter navigation={platform.navigation}>
                {Providers ? <Providers>{tree}</Providers> : tree}
              </PortalRouter>
            </PlatformProvider>
          </StyleRoot>
        </CrashBoundary>
      </StrictMode>,
    );
  };
  render(props);
  return { update: render, unmount: () => root.unmount() };
}

/** Renders inside the boundary, so that a missing page is a failure like any other. */
function Content({ draw }: { draw: () => ReactNode }) {
  return draw();
}
