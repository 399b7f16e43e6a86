import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no axe violations of WCAG 2.2 AA on the page; `what` names the page in findings.
 * @param inFrames checks frames too, for pages that have them: three times the work
 */
export async function expectNoViolations(
  page: Page,
  description: string,
  { inFrames = false } = {},
): Promise<void> {
  const findings = inFrames ? await findWithFrames(page) : await find(page);
  expect(findings.map((finding) => `${description} ${finding}`)).toEqual([]);
}

/** Returns violations only: passed checks would be a megabyte. */
async function find(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    // Forced colours are the system's; axe reads those that they replace.
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations } = await run(document, {
      runOnly: tags,
      rules: { 'color-contrast': { enabled: !isForced } },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, WCAG);
}

async function findWithFrames(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
