import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Findings of axe in the document; colours are checked in the browser, decoration not at all. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(
      { include: ['body'], exclude: ['svg[aria-hidden="true"]'] },
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
