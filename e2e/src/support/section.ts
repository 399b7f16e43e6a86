import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from './stack.js';

/** The placeholder of an unavailable section, with text and button. */
export interface FallenOut {
  readonly retry: Locator;
}

/** Expects that the section is shown as unavailable, with the reason: `script-missing` of `mf-rankings`. */
export async function expectFailure(page: Page, code: string, remote: string): Promise<FallenOut> {
  const main = page.getByRole('main');
  await expect(main.getByText(`Foutcode ${code} · ${remote}`)).toBeVisible();
  await expect(main.getByText('Deze sectie is even niet beschikbaar').first()).toBeVisible();
  return { retry: main.getByRole('button', { name: 'Probeer opnieuw' }) };
}

/** Expects that the browser reported the failure to the API, and that it is in the metrics. */
export async function expectReport(stack: Stack, code: string, remote: string): Promise<void> {
  await expect
    .poll(async () => faultsReported(stack, code, remote), {
      message: `${code} of ${remote} among the metrics`,
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
}

async function faultsReported({ apiUrl }: Stack, code: string, remote: string): Promise<number> {
  const text = await (await fetch(`${apiUrl}/api/metrics`)).text();
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('client_faults_total{'))
    .filter((line) => line.includes(`remote="${remote}"`) && line.includes(`code="${code}"`));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}
