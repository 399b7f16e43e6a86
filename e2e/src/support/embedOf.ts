import type { RankingRow } from '@euro/api-contract';
import type { Locator, Page } from '@playwright/test';

/** Points as a Flemish newspaper writes them: one decimal. */
const points = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 1 });

/** The rows of a ranking that an embed shows. */
export const rowsOf = (embed: Locator): Locator => embed.getByRole('tabpanel').getByRole('listitem');

/** The ranking's rows as the embed has to show them: rank, team, points. */
export function rowsAsShown(rows: readonly RankingRow[]): RegExp[] {
  return rows.map(({ team }) => {
    const rank = `${team.shared ? '=' : ''}${team.rank}`;
    return new RegExp(`${rank}\\b.*${asPattern(team.name)}.*${asPattern(points.format(team.points))}`, 's');
  });
}

/** Remembers what a page's policy refused, and every error of its console, from before its first script. */
export async function watchForTrouble(page: Page): Promise<readonly string[]> {
  const trouble: string[] = [];
  await page.exposeFunction('tellTest', (what: string) => trouble.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, 'tellTest');
      if (typeof tell === 'function') tell(`${violatedDirective} refused ${blockedURI} ${sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text());
  });
  page.on('pageerror', ({ message }) => trouble.push(message));
  return trouble;
}

function asPattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
