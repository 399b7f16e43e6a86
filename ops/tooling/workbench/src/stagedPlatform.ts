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
import type { Scenario } from './scenario.js';
import { unstableApi } from './unstableApi.js';

/** A fake platform in the situation of a scenario, which logs all actions of the remote. */
export interface StagedPlatform {
  readonly fake: FakePlatform;
  readonly platform: Platform;
}

export function stagedPlatform(
  scenario: Scenario,
  path: string,
  { arrange }: Arrangement,
  note: (entry: LogEntry) => void,
): StagedPlatform {
  const fake = createFakePlatform({
    path,
    locale: scenario.locale,
    theme: scenario.theme,
    unscripted: 'not-available',
    ...(scenario.visitor !== 'visitor' && { user: exampleUser }),
    ...(isWithTeam(scenario) && { myTeams: [exampleTeam({ id: 7 })] }),
  });
  arrange?.(fake);
  // An arrangement may sign a user in; the toolbar overrides it.
  if (scenario.visitor === 'visitor') fake.state.session.set({ status: 'visitor' });
  return { fake, platform: withLog(fake, unstableApi(fake.api, scenario.api, note), note) };
}

/** Applies the changes that need no new mount: language, theme, session, connection, matchday. */
export function follow({ fake }: StagedPlatform, scenario: Scenario, before: Scenario | null): void {
  const isNew = (key: keyof Scenario) => before?.[key] !== scenario[key];
  if (isNew('locale')) fake.state.locale.set(scenario.locale);
  if (isNew('theme')) fake.state.theme.set(scenario.theme);
  if (isNew('line')) fake.state.online.set(scenario.line === 'online');
  if (isNew('visitor') && scenario.visitor === 'lost') {
    fake.state.session.set({ status: 'visitor' });
    fake.state.myTeams.set({ status: 'ready', value: [] });
    fake.emit('session.ended@1', { reason: 'expired' });
  }
  if (isNew('matchday') && (before !== null || scenario.matchday !== 'before')) {
    fake.live.next(exampleMatchday(fake)[scenario.matchday === 'before' ? 'open' : scenario.matchday]);
  }
}

const isWithTeam = ({ visitor }: Scenario) => visitor === 'with-team' || visitor === 'lost';

function withLog(
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
