import { enterAs } from '../support/fan.js';
import { setClock } from '../support/operator.js';
import { pushToFeed, runningMatch } from '../support/provider.js';
import { expect, test } from '../support/test.js';

/** Germany–Hungary, and Musiala. */
const MATCH = 14;
const MUSIALA = 110;

test('a goal of the live feed appears on an open page, and disappears when the feed revokes it', async ({
  page,
  stack,
}) => {
  await setClock(stack, '2024-06-19T16:40:00Z');
  const push = async (version: number, scorers: readonly number[]) => {
    const state = runningMatch({ matchId: MATCH, version, minute: 30 + version, scorers });
    return (await pushToFeed(stack, `m14-${version}`, state)).json();
  };
  expect(await push(1, [])).toMatchObject({ matches: { applied: [MATCH] } });
  await page.goto(`/match/${MATCH}`);
  const score = page.getByRole('main');
  await expect(score).toContainText(/0\s*[–-]\s*0/);
  await push(3, [MUSIALA]);
  await expect(score).toContainText(/1\s*[–-]\s*0/);
  // A late message changes nothing.
  expect(await push(2, [])).toMatchObject({ matches: { ignored: [MATCH] } });
  expect(await push(4, [])).toMatchObject({ matches: { applied: [MATCH] } });
  await expect(score).toContainText(/0\s*[–-]\s*0/);
});

test('an operator sees when the feed sent a message, and why one was refused', async ({ page, stack }) => {
  const state = runningMatch({ matchId: MATCH, version: 9, minute: 131, scorers: [] });
  expect((await pushToFeed(stack, 'm14-bad', state)).status).toBe(422);
  await enterAs(page, 'operator@demo.test');
  await page.goto('/desk/competitions');
  const row = page.getByRole('region', { name: 'Competities' }).getByRole('listitem').first();
  await expect(row).toContainText(/livefeed: laatste bericht .* · 1 geweigerd in 24 uur/);
  await expect(row).toContainText('Laatst geweigerd, m14-bad: matches[0].match, minute: "131" is not');
});
