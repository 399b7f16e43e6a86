import { Subject } from 'rxjs';
import type { Embeds, Navigation, Platform } from '../contract/platform.js';
import { adapters } from './contracts/adapters.js';
import type { PlatformParts } from './hostParts.js';
import type { MountPlatform } from './slot/createSlot.js';
import { createRemoteStorage } from './state/createRemoteStorage.js';
import { readable } from './state/portalState.js';

/** The remote, or shell, that a platform is created for. */
export interface Owner {
  /** `mf-team`, or `shell` */
  readonly name: string;
  readonly version: string;
  /** The contract number it was built against. */
  readonly contract: number;
  mayEmit(event: string): boolean;
}

/** Creates the platform of one mounted part. `end` ends its subscriptions, listeners and guards. */
export function makePlatform(
  parts: PlatformParts,
  embeds: Embeds,
  owner: Owner,
  onCrash: (error: unknown) => void,
): MountPlatform {
  const { api, chat, clock, state, navigation, notices } = parts;
  const ended = new Subject<never>();
  const bus = parts.bus.forSource(owner.name, owner.mayEmit);
  const storage = createRemoteStorage(parts.storage, `${parts.storagePrefix ?? ''}${owner.name}`, {
    tabs: parts.otherTabs,
    report: (error) => parts.report(error, owner.name),
  });
  const stops = new Set<() => void>();
  let isEnded = false;

  const untilEnded = (stop: () => void) => {
    const stopOnce = () => {
      if (stops.delete(stopOnce)) stop();
    };
    stops.add(stopOnce);
    return stopOnce;
  };

  /** A guard that fails keeps nobody on its page. */
  const ask = (question: () => string | null) => {
    try {
      return question();
    } catch (error) {
      parts.report(error, owner.name);
      return null;
    }
  };

  const openLayer =
    (open: NonNullable<Navigation['layer']>): Navigation['layer'] =>
    (close) =>
      isEnded ? () => {} : untilEnded(open(close));

  const platform: Platform = {
    contract: owner.contract,
    release: { name: owner.name, version: owner.version },
    api,
    chat: {
      call: (operation, variables) => chat.call(operation, variables),
      subscribe: (operation, variables, listener) =>
        isEnded ? () => {} : untilEnded(chat.subscribe(operation, variables, listener)),
    },
    bus,
    embeds,
    clock: { now: () => clock.now() },
    storage,
    state: {
      session: readable(parts.session, ended),
      application: readable(state.application, ended),
      services: readable(state.services, ended),
      matches: readable(state.matches, ended),
      players: readable(state.players, ended, () => parts.need('players')),
      clubs: readable(state.clubs, ended),
      myTeams: readable(state.myTeams, ended),
      live: readable(state.live, ended),
      locale: readable(state.locale, ended),
      theme: readable(state.theme, ended),
      online: readable(state.online, ended),
      waiting: readable(state.waiting, ended),
      isArchive: state.isArchive,
      refresh: parts.refresh,
    },
    navigation: {
      location: readable(navigation.location, ended),
      go: (path, options) => {
        if (!isEnded) navigation.go(path, options);
      },
      has: (path) => navigation.has(path),
      prefetch: (path) => navigation.prefetch(path),
      ...(navigation.href && { href: navigation.href }),
      guard: (question) => (isEnded ? () => {} : untilEnded(navigation.guard(() => ask(question)))),
      ...(navigation.layer && { layer: openLayer(navigation.layer) }),
      title: (text) => {
        if (!isEnded) navigation.title(text);
      },
    },
    notices,
    report: (error, context) => parts.report(error, owner.name, context),
    crash: onCrash,
  };
  return {
    // A remote of an earlier contract gets what that one promised.
    platform: adapters[platform.contract]?.(platform) ?? platform,
    end() {
      isEnded = true;
      ended.complete();
      bus.end();
      storage.end();
      for (const stop of [...stops]) stop();
    },
  };
}
