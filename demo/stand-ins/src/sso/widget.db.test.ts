import { type DOMWindow, JSDOM } from 'jsdom';
import { type StandIns, startStandIns } from '../startStandIns.js';
import { createVisitor, type Visitor } from '../testing/createVisitor.js';

interface Report {
  readonly state: 1 | 0;
  readonly user: { readonly id: string; readonly firstName: string; readonly lastName: string } | null;
}
interface Widget {
  subscribe(listener: (report: Report) => void): () => void;
  logout(): Promise<void>;
}

const LOTTE = { id: 'schelde-1001', firstName: 'Lotte', lastName: 'Vermeulen' };

let standIns: StandIns;
let visitor: Visitor;
let tabs: DOMWindow[];
let channels: BroadcastChannel[];
/** Reports to each tab, in order, with the cookie at that moment. */
let reports: (readonly [tab: number, state: number, user: string | null, cookie: string])[];

beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.stop());
beforeEach(() => {
  visitor = createVisitor(standIns.origin);
  [tabs, channels, reports] = [[], [], []];
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  for (const channel of channels) channel.close();
});

/** A page with the widget on it, in the visitor's browser. */
async function openTab(): Promise<{ window: DOMWindow; widget: Widget; unsubscribe: () => void }> {
  const { window } = new JSDOM('<!doctype html><script src="/stand-ins/sso/widget.js"></script>', {
    url: `${standIns.origin}/home`,
    runScripts: 'dangerously',
    resources: 'usable',
    pretendToBeVisual: true,
    beforeParse(page) {
      page.fetch = async (address, init) => {
        const headers = { Origin: standIns.origin };
        const { answer } = await visitor.go(String(address), { method: init?.method ?? 'GET', headers });
        return answer ?? Response.error();
      };
      page.BroadcastChannel = class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          channels.push(this);
        }
      };
      page.reportError = () => {};
    },
  });
  tabs.push(window);
  await new Promise((loaded) => window.addEventListener('load', loaded));
  const widget: Widget = window.broadcasterWidget;
  const number = tabs.length;
  const unsubscribe = widget.subscribe(({ state, user }) =>
    reports.push([number, state, user?.firstName ?? null, window.document.cookie]),
  );
  return { window, widget, unsubscribe };
}

async function signIn(): Promise<void> {
  const { email, password } = { email: 'lotte@schelde.test', password: 'schelde' };
  const page = await visitor.go('/stand-ins/sso/sign-in?return=/home');
  await visitor.post(page.url.href, { email, password });
}

/** Waits for this number of reports. */
async function receivedReports(count: number): Promise<typeof reports> {
  while (reports.length < count) await new Promise(setImmediate);
  return reports;
}

describe('the broadcaster’s header widget', () => {
  it('reports the signed-in user, at the latest when the page is visible again, and updates the cookie', async () => {
    const { window } = await openTab();
    expect(await receivedReports(1)).toEqual([[1, 0, null, '']]);
    await signIn();
    window.document.dispatchEvent(new window.Event('visibilitychange'));
    expect((await receivedReports(2))[1]).toEqual([1, 1, 'Lotte', `widgetUser=${LOTTE.id}`]);
  });

  it('notifies all tabs of a sign-out in one', async () => {
    await signIn();
    const first = await openTab();
    await openTab();
    expect((await receivedReports(2)).map(([tab, state]) => [tab, state])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    await first.widget.logout();
    expect((await receivedReports(4)).slice(2).map(([tab, state, , cookie]) => [tab, state, cookie])).toEqual(
      [
        [1, 0, ''],
        [2, 0, ''],
      ],
    );
  });

  it('notifies a late listener at once, no removed one, and the others when one throws', async () => {
    await signIn();
    const { widget, unsubscribe } = await openTab();
    await receivedReports(1);
    widget.subscribe(() => {
      throw new Error('Somebody else’s trouble.');
    });
    const lateReports: Report[] = [];
    widget.subscribe((report) => lateReports.push(report));
    expect(lateReports).toEqual([{ state: 1, user: LOTTE }]);
    unsubscribe();
    await widget.logout();
    expect([lateReports.length, reports.length]).toEqual([2, 1]);
  });
});
