import { Subject } from 'rxjs';
import type { Embeds, Platform } from '../contract/platform.js';
import { speak } from './contracts/speak.js';
import type { PlatformParts } from './hostParts.js';
import type { MountPlatform } from './slot/createSlot.js';
import { createDrawer } from './state/createDrawer.js';
import { readable } from './state/portalState.js';

/** Who a platform is made for. */
export interface Owner {
  /** `mf-team`, or `shell` */
  readonly name: string;
  readonly version: string;
  /** The number it was written against. */
  readonly contract: number;
  mayEmit(event: string): boolean;
}

/** The platform as one mounted part has it. When it is taken off, all it subscribed to, listens to and guards ends with it. */
export function makePlatform(
  parts: PlatformParts,
  embeds: Embeds,
  owner: Owner,
  onCrash: (error: unknown) => void,
): MountPlatform {
  const { api, chat, clock, state, navigation, notices } = parts;
  const ended = new Subject<void>();
  const bus = parts.bus.speaker(owner.name, owner.mayEmit);
  const drawer = createDrawer(parts.storage, owner.name, {
    tabs: parts.otherTabs,
    report: (error) => parts.report(error, owner.name),
  });
  const stops = new Set<() => void>();
  let over = false;

  const untilOver = (stop: () => void) => {
    const stopOnce = () => {
      if (stops.delete(stopOnce)) stop();
    };
    stops.add(stopOnce);
    return stopOnce;
  };

  const platform: Platform = {
    contract: owner.contract,
    release: { name: owner.name, version: owner.version },
    api,
    chat: {
      call: (operation, variables) => chat.call(operation, variables),
      subscribe: (operation, variables, listener) =>
        over ? () => {} : untilOver(chat.subscribe(operation, variables, listener)),
    },
    bus,
    embeds,
    clock: { now: () => clock.now() },
    storage: drawer,
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
      refresh: parts.refresh,
    },
    navigation: {
      location: readable(navigation.location, ended),
      go: (path, options) => {
        if (!over) navigation.go(path, options);
      },
      has: (path) => navigation.has(path),
      prefetch: (path) => navigation.prefetch(path),
      ...(navigation.href && { href: navigation.href }),
      guard: (question) => untilOver(navigation.guard(question)),
      title: (text) => {
        if (!over) navigation.title(text);
      },
    },
    notices,
    report: (error, context) => parts.report(error, owner.name, context),
    crash: onCrash,
  };
  return {
    platform: speak(platform),
    end() {
      over = true;
      ended.next();
      ended.complete();
      bus.end();
      drawer.end();
      for (const stop of [...stops]) stop();
    },
  };
}
