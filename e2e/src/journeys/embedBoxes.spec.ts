import { rowsOf } from '../support/embedOf.js';
import { serveForeignPage } from '../support/foreignPage.js';
import { expect, test } from '../support/test.js';

test.use({ leavesNoTrace: true });

const LEAST = 280;

/** Boxes of a page that are as wide as what they contain, by name. */
const SHRINKING: Readonly<Record<string, string>> = {
  'flex row': '<div style="display:flex">*<p>Tekst ernaast.</p></div>',
  'flex column': '<div style="display:flex;flex-direction:column;align-items:center">*</div>',
  float: '<div style="float:left">*</div>',
  'floated element': '<div><euro-rankings rows="3" style="float:right"></euro-rankings></div>',
  'inline block': '<div style="display:inline-block">*</div>',
  'cell of a table': '<table><tbody><tr><td>*</td><td>Tekst</td></tr></tbody></table>',
  'auto grid': '<div style="display:grid;grid-template-columns:auto 1fr">*<p>Tekst ernaast.</p></div>',
  'absolute box': '<div style="position:absolute">*</div>',
};

/** Boxes whose width the element keeps to. */
const NARROW: Readonly<Record<string, string>> = {
  'block of 240 px': '<div style="width:240px">*</div>',
  'flex row of 240 px': '<div style="width:240px;display:flex">*</div>',
  'grid of 240 px': '<div style="width:240px;display:grid;grid-template-columns:1fr">*</div>',
  'block of 600 px': '<div style="width:600px">*</div>',
};

const pageOf = (portal: string, boxes: Readonly<Record<string, string>>, language = 'nl') =>
  `<!doctype html><html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}><title>Een bladzijde</title>
  <script src="${portal}/embed/v1.js" async crossorigin></script>
  ${Object.entries(boxes)
    .map(
      ([name, box]) =>
        `<section aria-label="${name}" style="overflow:hidden">${box.replace('*', '<euro-rankings rows="3"></euro-rankings>')}</section>`,
    )
    .join('\n')}</html>`;

test('an embed has its width in boxes that shrink to their content, and keeps to narrow ones', {
  tag: '@onDesk',
}, async ({ page, stack }) => {
  const host = await serveForeignPage(pageOf(stack.url, { ...SHRINKING, ...NARROW }));
  try {
    await page.goto(host.url);
    await expect(rowsOf(page.locator('euro-rankings').first())).toHaveCount(3);
    const widthIn = (name: string) =>
      page
        .locator(`section[aria-label="${name}"] euro-rankings`)
        .evaluate((element) => element.getBoundingClientRect().width);
    for (const name of Object.keys(SHRINKING)) {
      expect(await widthIn(name), name).toBeGreaterThanOrEqual(LEAST);
    }
    for (const name of Object.keys(NARROW)) {
      expect(await widthIn(name), name).toBe(Number(/\d+/.exec(name)?.[0]));
    }
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('on a page from right to left an embed is written in the direction of its own language', {
  tag: '@onDesk',
}, async ({ page, stack }) => {
  const host = await serveForeignPage(pageOf(stack.url, { block: '<div>*</div>' }, 'ar'));
  try {
    await page.goto(host.url);
    const rows = rowsOf(page.locator('euro-rankings'));
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toHaveCSS('direction', 'ltr');
    const left = (selector: string) =>
      rows
        .first()
        .locator(selector)
        .evaluate((part) => part.getBoundingClientRect().left);
    expect(await left('.rank')).toBeLessThan(await left('.points'));
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});

test('what is below the fold is loaded when the page is printed', { tag: '@onDesk' }, async ({
  page,
  stack,
}) => {
  const host = await serveForeignPage(pageOf(stack.url, { low: '<div style="padding-top:5000px">*</div>' }));
  try {
    await page.goto(host.url);
    const embed = page.locator('euro-rankings');
    await expect(embed.locator('[aria-busy="true"]')).toHaveCount(1);
    await page.pdf();
    await expect(rowsOf(embed).first()).not.toHaveText('');
    await expect(embed.locator('[aria-busy="true"]')).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    await host.stop();
  }
});
