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
  /** @param mountParcel mounts parcels that go when the application goes */
  mount(mountParcel: MountParcel): void;
  unmount(): void;
  /** Shows why it could not be loaded. */
  fail(error: unknown): void;
  readonly platform: Platform | null;
  /** Whether the page is stayed on, while the address is elsewhere already; null when nobody is asked. */
  staying(): Promise<boolean> | null;
}

/** An opened page's hold on its application. */
export interface OpenApplication {
  /** Unloads the application, then loads and mounts it again. */
  restart(): Promise<void>;
  close(): void;
}

/** single-spa is one for the whole document, and so is this. */
const pages = new Map<string, ApplicationPage>();
/** Applications that wait to be loaded anew, as often as they wait: they are active only after the last time. */
const waiting = new Map<string, number>();
let isStarted = false;
/** Reloads come one after the other. */
let turn: Promise<void> = Promise.resolve();

/**
 * Makes remotes known to single-spa: each is an application that is active where its page is open. A rejecting `mount` or
 * `unmount` would break an application until reload, and one that hangs would stop all navigation; pages therefore mount at once
 * and show failures themselves. Loading may take its time, because leaving the page ends it.
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

/** Gives the remote's application a page; one at a time. */
export function openApplication(name: string, page: ApplicationPage): OpenApplication {
  pages.set(name, page);
  const isOpen = () => pages.get(name) === page;
  return {
    restart() {
      waitFor(name, 1);
      turn = turn
        .then(() => (isOpen() ? unload(name) : undefined))
        .finally(() => waitFor(name, -1))
        .then(() => triggerAppChange())
        .then(() => {}, page.fail);
      return turn;
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
    activeWhen: ({ pathname }) => !waiting.get(name) && (pages.get(name)?.isAt(pathname) ?? false),
    async app() {
      try {
        await pages.get(name)?.load();
      } catch (cause) {
        // single-spa writes its own words before those of the error.
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

const waitFor = (name: string, times: number) => waiting.set(name, (waiting.get(name) ?? 0) + times);

/**
 * Takes an application off, whatever state it is in. While it is not to be active, single-spa unmounts it, and ends a change
 * that still waits for its code; a broken or half loaded one can't be unloaded and is registered anew.
 */
async function unload(name: string): Promise<void> {
  await triggerAppChange();
  await unloadApplication(name);
  if (getAppStatus(name) === 'NOT_LOADED') return;
  await unregisterApplication(name);
  register(name);
}
