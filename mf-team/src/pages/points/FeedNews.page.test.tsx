import type { TeamPoints } from '@euro/api-contract';
import { passTime, settle } from '@euro/platform/testing';
import { act, screen } from '@testing-library/react';
import { openPage } from '../../testing/openPage.js';
import {
  ASSIST,
  GOAL,
  live,
  pointsWithLines,
  RUNNING,
  runningPortal,
} from '../../testing/runningMatchday.js';

const [MUSIALA, OLMO] = [110, 510];
const BURST_MS = 1_500;

const pointsOf = (visibleWeekPoints: number, lines: Parameters<typeof pointsWithLines>[0]) =>
  pointsWithLines(lines, { visibleWeekPoints });
const minutesLine = { rule: 'minutes', stat: 60, points: 2 };
const yellow = { rule: 'yellow', stat: 1, points: -1 };

let version = 1;
async function open(points: TeamPoints, path = '/points/7') {
  const fake = runningPortal(undefined, points);
  await openPage(fake, path);
  await settle();
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  return async (next: TeamPoints) => {
    fake.api.answer('GET team/{id}/points/{weekId}', next);
    version += 1;
    await act(
      async () =>
        void fake.live.next({ weekId: RUNNING, version, players: [live(MUSIALA, { points: version })] }),
    );
    await passTime(100);
  };
}

/** All texts of the page's live regions, in order. */
function listen(): string[] {
  const spokenTexts: string[] = [];
  let previous = announcements().join();
  const observer = new MutationObserver(() => {
    const now = announcements().join();
    if (now !== previous && now !== '') spokenTexts.push(now);
    previous = now;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return spokenTexts;
}
const announcements = () =>
  screen
    .queryAllByRole('status')
    .map((region) => region.textContent?.trim() ?? '')
    .filter((text) => text.includes('punten'));

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the announcements of the feed', () => {
  it('omit its initial content', async () => {
    const spokenTexts = listen();
    await open(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await passTime(2 * BURST_MS);
    expect(spokenTexts).toEqual([]);
    expect(announcements()).toEqual([]);
  });

  it('have player, rule and new score, in the one polite region', async () => {
    const receive = await open(pointsOf(0, {}));
    await receive(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await passTime(BURST_MS);
    expect(announcements()).toEqual(['Musiala scoort, +4. Je ploeg staat nu op 4,0 punten.']);
    const region = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('Musiala'));
    expect(region).toHaveAttribute('aria-live', 'polite');
  });

  it('combine several responses at once, the first three by name', async () => {
    const receive = await open(pointsOf(0, {}));
    const spokenTexts = listen();
    await receive(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await receive(pointsOf(11, { [MUSIALA]: [GOAL, ASSIST], [OLMO]: [GOAL] }));
    await receive(pointsOf(12, { [MUSIALA]: [GOAL, ASSIST, minutesLine], [OLMO]: [GOAL, yellow] }));
    await passTime(2 * BURST_MS);
    expect(spokenTexts).toHaveLength(1);
    expect(spokenTexts[0]).toMatch(/^(.*?, [+−]\d\. ){3}En nog 2\. Je ploeg staat nu op 12,0 punten\.$/);
  });

  it('are not repeated by an identical response, nor by an item that was revoked and restored', async () => {
    const receive = await open(pointsOf(0, {}));
    await receive(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await passTime(BURST_MS);
    const spokenTexts = listen();
    await receive(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await passTime(2 * BURST_MS);
    expect(spokenTexts).toEqual([]);
    await receive(pointsOf(0, {}));
    await passTime(BURST_MS);
    await receive(pointsOf(4, { [MUSIALA]: [GOAL] }));
    await passTime(BURST_MS);
    expect(spokenTexts).toEqual(['Je ploeg staat nu op 0,0 punten.', 'Je ploeg staat nu op 4,0 punten.']);
  });
});
