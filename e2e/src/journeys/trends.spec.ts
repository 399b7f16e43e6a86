import { callApi } from '../support/callApi.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

test('a visitor navigates from the statistics to the popular captains, and to a player', async ({
  page,
  stack,
}) => {
  const { weekId, captains } = await callApi(stack, 'GET trends');
  const [first] = captains ?? [];
  await page.goto('/stats');
  await page.getByRole('link', { name: 'Wie wordt gekocht en verkocht?' }).click();
  await expect(page).toHaveURL(/\/trends$/);
  await expect(page.getByRole('combobox', { name: 'Speeldag' })).toHaveValue(String(weekId));
  const card = page.getByRole('region', { name: 'Meest kapitein' });
  await expect(card.getByRole('listitem')).toHaveCount(5);
  await card.getByRole('button', { name: 'Toon alle 10' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(10);
  const leader = card.getByRole('listitem').first();
  await expect(leader).toContainText(`${first?.captains} ploegen`);
  await leader.getByRole('link', { name: first?.short }).click();
  await expect(page).toHaveURL(new RegExp(`/stats\\?player=${first?.playerId}$`));
  await expect(page.getByRole('dialog')).toContainText(first?.short ?? '');
});
