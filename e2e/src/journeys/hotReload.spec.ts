import { expect, test } from '../support/test.js';
import { type WatchedPortal, watchedPortal } from '../support/watchedPortal.js';

test.use({ leavesNoTrace: true });

let portal: WatchedPortal | undefined;
test.afterAll(() => portal?.stop());

test('a section applies an edit while its components retain their state, and the page is not reloaded', async ({
  page,
  stack,
}) => {
  portal = await watchedPortal(stack, ['mf-rankings']);
  await page.goto(`${portal.url}/rankings`);
  await page.evaluate(() => Reflect.set(window, 'sinceLoad', true));
  await page.getByRole('button', { name: /^Winnaar van speeldag/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/^Winnaar/);

  const pages = 'mf-rankings/src/pages/rankings';
  portal.edit('mf-rankings/src/texts/rankingTexts.ts', (text) =>
    text.replace("'winner.title': 'Winnaar", "'winner.title': 'Kampioen"),
  );
  await expect(dialog).toHaveAccessibleName(/^Kampioen/);
  portal.edit(`${pages}/WinnerDialog.tsx`, (text) => text.replace('<ul>', '<p>Proficiat!</p><ul>'));
  await expect(dialog.getByText('Proficiat!')).toBeVisible();

  // A component that crashes is mended without a click.
  portal.edit(`${pages}/WinnerDialog.tsx`, (text) =>
    text.replace('return (', "throw new Error('oops'); return ("),
  );
  await expect(dialog).toBeHidden();
  portal.edit(`${pages}/WinnerDialog.tsx`, (text) => text.replace("throw new Error('oops'); ", ''));
  await page.getByRole('button', { name: /^Winnaar van speeldag/ }).click();
  await expect(dialog.getByText('Proficiat!')).toBeVisible();

  // The section's interface to the portal can't be replaced while it runs: it is mounted again.
  portal.edit('mf-rankings/src/remote.ts', (text) => `${text}document.title = 'edited';\n`);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Winnaar van speeldag/ }).click();
  await expect(dialog).toHaveAccessibleName(/^Kampioen/);
  expect(await page.evaluate(() => Reflect.get(window, 'sinceLoad'))).toBe(true);
});
