import { act } from '@testing-library/react';
import axe from 'axe-core';

/** What axe finds wrong in the document; colours are looked at in the browser, decoration is nobody's. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(
      { include: ['body'], exclude: ['svg[aria-hidden="true"]'] },
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
