import { AxeBuilder } from '@axe-core/playwright';
import { signIn } from '../support/fan.js';
import { expect, test } from '../support/test.js';

const OPEN = ['/home', '/rankings', '/stats', '/deadlines', '/match/1', '/rules', '/register'];
const MEMBERS = ['/team/1', '/points/1', '/profile'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('axe finds nothing against WCAG 2.2 AA', async ({ page, context, stack }, info) => {
  test.setTimeout(180_000);
  // Both themes are seen, each at one width; the stories are checked at both in both.
  const theme = info.project.name === 'phone' ? 'dark' : 'light';
  await context.addCookies([{ name: 'theme', value: theme, url: stack.url }]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
    expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  };
  for (const path of OPEN) await look(path);
  await signIn(page, 'fan@demo.test');
  for (const path of MEMBERS) await look(path);
});
