import type { Notice } from '@euro/platform';
import { browserTabs, cookieMarker, createBus, createClock, createState } from '@euro/platform/host';
import { ReplaySubject, Subject } from 'rxjs';
import { createConsent } from '../browser/createConsent.js';
import { createHelp } from '../browser/createHelp.js';
import { createHistory } from '../browser/createHistory.js';
import { createLeaveQuestion } from '../browser/createLeaveQuestion.js';
import { createAfterTeam, createOrigin } from '../browser/createOrigin.js';
import { createPreferences } from '../browser/preferences.js';
import { pageCompetition } from '../competition/readCompetition.js';
import { createSessionSource } from '../session/sessionSource.js';
import { safeStorage } from '../store/safeStorage.js';
import { createStore } from '../store/store.js';
import { createActiveTeam } from './createActiveTeam.js';
import { createEmbedFrames } from './createEmbedFrames.js';
import { createMenuBadges } from './createMenuBadges.js';
import { createReporting } from './createReporting.js';
import type { PortalOptions } from './Portal.js';

/** Notices buffered until something shows them. */
const MAX_NOTICES = 3;

/** What the portal has of this page and this browser, before anybody is signed in and anything is loaded. */
export type PageServices = ReturnType<typeof createPageServices>;

export function createPageServices({
  competition = pageCompetition(),
  tabs = browserTabs(),
  ...options
}: PortalOptions) {
  const { version, page, fetch, findPage, isMember } = options;
  const { addresses, storagePrefix } = competition;
  const innerPath = (pathname: string) => addresses.pathOf(pathname) ?? pathname;
  const reporting = createReporting({ version, page, fetch, findPage, innerPath });
  const { report, shellRelease } = reporting;
  const leaveQuestion = createLeaveQuestion();
  const reloading = { isDue: () => shellRelease.isOld.value, leave: shellRelease.leave };
  const clock = createClock();
  const bus = createBus({ now: () => clock.now(), report });
  const shellBus = bus.forSource('shell', () => true);
  return {
    ...options,
    ...{ competition, tabs, innerPath, reporting, report, shellRelease, leaveQuestion, clock, bus, shellBus },
    storage: safeStorage(page),
    preferences: createPreferences(page),
    source: createSessionSource(page),
    activeTeam: createActiveTeam(page, storagePrefix),
    consent: createConsent(page),
    help: createHelp(page),
    history: createHistory(page, leaveQuestion.ask, reloading, addresses),
    store: createStore(),
    marker: cookieMarker(page.document, isMember),
    origin: createOrigin(page, storagePrefix),
    afterTeam: createAfterTeam(page, storagePrefix),
    notices: new ReplaySubject<Notice>(MAX_NOTICES),
    titles: new Subject<string>(),
    expiredAt: createState<string | null>(null),
    embedFrames: createEmbedFrames(),
    menuBadges: createMenuBadges(shellBus),
  };
}
