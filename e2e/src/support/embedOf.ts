import type { RankingRow } from '@euro/api-contract';
import type { Locator, Page } from '@playwright/test';

/** Points in Flemish format: one decimal. */
const points = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 1 });

/** The rows of a ranking in an embed. */
export const rowsOf = (embed: Locator): Locator => embed.getByRole('tabpanel').getByRole('listitem');

/** The ranking's expected rows: rank, team, points. */
export function rowsAsShown(rows: readonly RankingRow[]): RegExp[] {
  return rows.map(({ team }) => {
    const rank = `${team.shared ? '=' : ''}${team.rank}`;
    return new RegExp(`${rank}\\b.*${asPattern(team.name)}.*${asPattern(points.format(team.points))}`, 's');
  });
}

/** Records violations of a page's policy and errors of its console, before its first script runs. */
export async function watchForProblems(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportToTest', (problem: string) => problems.push(problem));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportToTest');
      if (typeof report === 'function') report(`${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
