import { act } from '@testing-library/react';
import axe from 'axe-core';

/** What axe finds wrong in the document; colours are looked at in the browser. */
export async function axeFindings(): Promise<string[]> {
  const { violations } = await act(() =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
