import type { Page } from '@playwright/test';

/** Tables whose heads are not above the cells of their first row: "Beste spelers: 9 heads above 8 cells". */
export function shiftedColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const visible = (row: HTMLTableRowElement | undefined) =>
      [...(row?.cells ?? [])].filter((cell) => cell.getClientRects().length > 0);
    return [...document.querySelectorAll('table')].flatMap((table) => {
      const heads = visible(table.tHead?.rows[0]);
      const cells = visible(table.tBodies[0]?.rows[0]);
      const isTable = heads.length > 0 && cells.length > 1 && cells.every(({ colSpan }) => colSpan === 1);
      if (!isTable || heads.length === cells.length) return [];
      const name = table.getAttribute('aria-label') ?? table.caption?.textContent ?? 'a table';
      return [`${name}: ${heads.length} heads above ${cells.length} cells`];
    });
  });
}
