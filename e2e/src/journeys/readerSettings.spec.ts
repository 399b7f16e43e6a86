import type { Locator } from '@playwright/test';
import { enterAs } from '../support/fan.js';
import { mostlyOn } from '../support/sampled.js';
import { expect, test } from '../support/test.js';
import { visit } from '../support/tour.js';

test.use({ leavesNoTrace: true });

/** Visual properties that distinguish an element in the system's colours. */
const lookOf = (element: Locator) =>
  element.evaluate((box) => {
    const { backgroundColor, color, outlineStyle, outlineWidth, opacity } = getComputedStyle(box);
    return { backgroundColor, color, outline: `${outlineStyle} ${outlineWidth}`, opacity };
  });

test('forced colours leave fields, buttons, choices, switches and the focus visible', {
  tag: mostlyOn('desk'),
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await enterAs(page, 'premium@demo.test');
  await visit(page, '/new');
  const field = page.locator(':has(> input[type="search"])');
  expect(await lookOf(field)).toMatchObject({ outline: 'solid 1px' });
  const positions = page.getByRole('group', { name: 'Positie' });
  const [selected, other] = [positions.getByRole('button').nth(0), positions.getByRole('button').nth(1)];
  expect(await lookOf(other)).toMatchObject({ outline: 'solid 1px' });
  expect((await lookOf(selected)).backgroundColor).not.toBe((await lookOf(other)).backgroundColor);
  expect((await lookOf(selected)).color).not.toBe((await lookOf(other)).color);
  // The arrow keys move within the group, and show where one is.
  await selected.focus();
  await page.keyboard.press('ArrowRight');
  await expect(other).toBeFocused();
  expect(await lookOf(other)).toMatchObject({ outline: 'solid 3px' });

  const checkbox = page.getByRole('checkbox', { name: /Toon mijn echte naam/ });
  expect(await lookOf(checkbox)).toMatchObject({ opacity: '1' });

  await visit(page, '/profile');
  const reminder = page.getByRole('switch', { name: 'Mail voor elke deadline' });
  const knob = () =>
    reminder.evaluate((input) => {
      const knob = input.nextElementSibling as Element;
      return [getComputedStyle(knob).backgroundColor, getComputedStyle(knob, '::after').backgroundColor];
    });
  const [track, thumb] = await knob();
  expect(track).not.toBe(thumb);
});

test('reduced transparency makes overlays opaque', { tag: mostlyOn('desk') }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  await enterAs(page, 'premium@demo.test');
  await visit(page, '/new');
  const see = (name: string) =>
    page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(), name);
  for (const token of ['--em-scrim', '--em-veil', '--em-chalk']) {
    expect(await see(token), token).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i);
  }
});

test('nothing moves with reduced motion', { tag: mostlyOn('desk') }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, 'premium@demo.test');
  for (const path of ['/home', '/new', '/stats', '/leagues']) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        // Animations by the scroll position are moved by the reader himself.
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .map(({ effect }) => effect?.getComputedTiming())
        .filter((timing) => Number(timing?.endTime ?? 0) > 50)
        .map((timing) => `${timing?.endTime} ms`),
    );
    expect(moving, path).toEqual([]);
  }
});
