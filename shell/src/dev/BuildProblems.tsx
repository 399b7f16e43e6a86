import { Button, token } from '@euro/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import type { DevNews } from './devNews.js';

const Sheet = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  max-height: 60vh;
  overflow: auto;
  padding: 16px 20px;
  background: ${token.surface};
  border-top: 4px solid ${token.danger};
  color: ${token.ink};
  h2 { margin: 0 0 8px; font-size: 1rem; }
  pre { margin: 0 0 12px; font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Build errors, until they are fixed or dismissed; the portal runs on the previous build. */
export function BuildProblems({ problems }: Pick<DevNews, 'problems'>) {
  const [putAway, setPutAway] = useState<DevNews['problems'] | null>(null);
  if (Object.keys(problems).length === 0 || putAway === problems) return null;
  return (
    <Sheet role="alert">
      {Object.entries(problems).map(([name, texts]) => (
        <div key={name}>
          <h2>{`${name} could not be built`}</h2>
          <pre>{texts.join('\n\n')}</pre>
        </div>
      ))}
      <Button variant="secondary" size="small" onClick={() => setPutAway(problems)}>
        Put away
      </Button>
    </Sheet>
  );
}
