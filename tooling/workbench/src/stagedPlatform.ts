import type { Platform } from '@euro/platform';
import {
  type Arrangement,
  createFakePlatform,
  exampleMatchday,
  exampleTeam,
  exampleUser,
  type FakePlatform,
} from '@euro/platform/testing';
import type { LogEntry } from './logEntry.js';
import { moodyApi } from './moodyApi.js';
import type { Scene } from './scene.js';

/** A fake platform in the situation of a scene, and all that the remote does to it told. */
export interface StagedPlatform {
  readonly fake: FakePlatform;
  readonly platform: Platform;
}

export function stagedPlatform(
  scene: Scene,
  path: string,
  { arrange }: Arrangement,
  note: (entry: LogEntry) => void,
): StagedPlatform {
  const fake = createFakePlatform({
    path,
    locale: scene.locale,
    theme: scene.theme,
    unscripted: 'not-available',
    ...(scene.visitor !== 'visitor' && { user: exampleUser }),
    ...(isWithTeam(scene) && { myTeams: [exampleTeam({ id: 7 })] }),
  });
  arrange?.(fake);
  // An arrangement may sign somebody in; the strip has the last word.
  if (scene.visitor === 'visitor') fake.state.session.set({ status: 'visitor' });
  return { fake, platform: observed(fake, moodyApi(fake.api, scene.api, note), note) };
}

/** Brings what can change under a page that stays: language, theme, session, line, matchday. */
export function follow({ fake }: StagedPlatform, scene: Scene, before: Scene | null): void {
  const isNew = (key: keyof Scene) => before?.[key] !== scene[key];
  if (isNew('locale')) fake.state.locale.set(scene.locale);
  if (isNew('theme')) fake.state.theme.set(scene.theme);
  if (isNew('line')) fake.state.online.set(scene.line === 'online');
  if (isNew('visitor') && scene.visitor === 'lost') {
    fake.state.session.set({ status: 'visitor' });
    fake.state.myTeams.set({ status: 'ready', value: [] });
    fake.emit('session.ended@1', { reason: 'expired' });
  }
  if (isNew('matchday') && (before !== null || scene.matchday !== 'before')) {
    fake.live.next(exampleMatchday(fake)[scene.matchday === 'before' ? 'open' : scene.matchday]);
  }
}

const isWithTeam = ({ visitor }: Scene) => visitor === 'with-team' || visitor === 'lost';

function observed(
  { platform }: FakePlatform,
  api: Platform['api'],
  note: (entry: LogEntry) => void,
): Platform {
  const { bus, navigation, notices } = platform;
  return {
    ...platform,
    api,
    bus: {
      on: bus.on,
      emit(name, detail) {
        note({ kind: 'event', text: `${name} ${JSON.stringify(detail)}` });
        bus.emit(name, detail);
      },
    },
    navigation: {
      ...navigation,
      go(path, options) {
        note({ kind: 'navigation', text: options?.replace ? `${path}, in place of this one` : path });
        navigation.go(path, options);
      },
      title(text) {
        note({ kind: 'title', text });
        navigation.title(text);
      },
    },
    notices: {
      show(notice) {
        note({ kind: 'notice', text: `${notice.tone}: ${notice.text}` });
        notices.show(notice);
      },
    },
    report(error) {
      note({ kind: 'report', text: String(error) });
      platform.report(error);
    },
    crash(error) {
      note({ kind: 'crash', text: String(error) });
      platform.crash(error);
    },
  };
}
