import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { nestQueries } from './nestQueries.js';

/** Servers and the tests' document don't know nesting. */
const PLUGINS = globalThis.CSS?.supports?.('selector(&)') ? [nestQueries] : undefined;

interface StyleRootProps {
  /** A shadow root that gets the styles instead of the document. */
  readonly target?: ShadowRoot;
  readonly children: ReactNode;
}

/** What the React root of a section or a guest gives its styled components. */
export function StyleRoot({ target, children }: StyleRootProps) {
  return (
    <StyleSheetManager target={target} stylisPlugins={PLUGINS}>
      {children}
    </StyleSheetManager>
  );
}
