import {
  type AppProps,
  addErrorHandler,
  getAppNames,
  getAppStatus,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa';
import type { Platform } from '../../contract/platform.js';

export type MountParcel = AppProps['mountParcel'];

/** The page of a remote that single-spa loads, mounts and unmounts. */
export interface ApplicationPage {
  /** Whether a path belongs to the remote. */
  isAt(pathname: string): boolean;
  /** The only part of the lifecycle that takes time or rejects. */
  load(): Promise<void>;
  /** @param mountParcel mounts parcels that unmount with the application */
  mount(mountParcel: MountParcel): void;
  unmount(): void;
  /** Shows the failure. */
  fail(error: unknown): void;
  readonly platform: Platform | null;
  /** Whether the player stays on the page after the address changed already; null when no guard asks. */
  staying(): Promise<boolean> | null;
}

/** The application of an open page. */
export interface OpenApplication {
  /** Unloads the application, then loads and mounts it again. */
  restart(): Promise<void>;
  close(): void;
}

/** single-spa is one per document, and so is this map. */
const pages = new Map<string, ApplicationPage>();
/** Number of pending restarts by application, which is inactive until there are none. */
const pendingRestarts = new Map<string, number>();
let isStarted = false;
/** The end of the last restart: restarts run one after the other. */
let restarts: Promise<void> = Promise.resolve();

/**
 * Registers remotes with single-spa: each is an application that is active where its page is open. A rejecting `mount`
 * or `unmount` would break an application until reload, and a hanging one would block all navigation; pages therefore
 * mount at once and show failures themselves. Loading may be slow, because leaving the page ends it.
 */
export function registerRemotes(names: readonly string[]): void {
  if (!isStarted) {
    isStarted = true;
    addErrorHandler((error) => pages.get(error.appOrParcelName)?.fail(error.cause ?? error));
    window.addEventListener('single-spa:before-routing-event', askBeforeLeaving);
    start({ urlRerouteOnly: true });
  }
  for (const name of names) if (!getAppNames().includes(name)) register(name);
}

/** Opens a page in the remote's application, which has one at a time. */
export function openApplication(name: string, page: ApplicationPage): OpenApplication {
  pages.set(name, page);
  const isOpen = () => pages.get(name) === page;
  return {
    restart() {
      countRestart(name, 1);
      restarts = restarts
        .then(() => (isOpen() ? unload(name) : undefined))
        .finally(() => countRestart(name, -1))
        .then(() => triggerAppChange())
        .then(() => {}, page.fail);
      return restarts;
    },
    close() {
      if (isOpen()) pages.delete(name);
      void triggerAppChange();
    },
  };
}

function askBeforeLeaving(event: Event): void {
  const { detail } = event as CustomEvent<{ cancelNavigation(stays: Promise<boolean>): void }>;
  for (const page of pages.values()) {
    const staying = page.staying();
    if (staying) detail.cancelNavigation(staying);
  }
}

function register(name: string): void {
  let mounted: ApplicationPage | undefined;
  registerApplication({
    name,
    activeWhen: ({ pathname }) => !pendingRestarts.get(name) && (pages.get(name)?.isAt(pathname) ?? false),
    async app() {
      try {
        await pages.get(name)?.load();
      } catch (cause) {
        // single-spa prefixes the message of the error it receives.
        throw new Error('not loaded', { cause });
      }
      return {
        bootstrap: async () => {},
        async mount({ mountParcel }: AppProps) {
          mounted = pages.get(name);
          mounted?.mount(mountParcel);
        },
        unmount: async () => mounted?.unmount(),
        unload: async () => {},
      };
    },
    customProps: () => ({ platform: pages.get(name)?.platform ?? null }),
  });
}

const countRestart = (name: string, times: number) =>
  pendingRestarts.set(name, (pendingRestarts.get(name) ?? 0) + times);

/**
 * Unloads an application in any state. While it is inactive, single-spa unmounts it and ends a change that still waits
 * for its code; a broken or half loaded one can't be unloaded and is registered again.
 */
async function unload(name: string): Promise<void> {
  await triggerAppChange();
  await unloadApplication(name);
  if (getAppStatus(name) === 'NOT_LOADED') return;
  await unregisterApplication(name);
  register(name);
}
