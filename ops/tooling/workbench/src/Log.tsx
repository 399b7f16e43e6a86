import { Button, token } from '@euro/design-system';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { NumberedEntry } from './useLog.js';

const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  background: ${token.surface};
  border-top: 1px solid ${token.line};
  & > div { display: flex; align-items: center; justify-content: space-between; padding: 4px 12px; }
  h2 { margin: 0; font-size: 0.875rem; color: ${token.ink}; }
`;

const Entries = styled.ol`
  margin: 0;
  padding: 0 12px 12px;
  overflow: auto;
  list-style: none;
  font: 0.8125rem/1.5 ui-monospace, monospace;
  color: ${token.ink};
  li { display: grid; grid-template-columns: 72px 88px minmax(0, 1fr); gap: 8px; overflow-wrap: anywhere; }
  li > span { color: ${token.inkSoft}; }
  li[data-kind='crash'], li[data-kind='report'] { color: ${token.danger}; }
`;

/** The log of the stage, newest entry last. */
export function Log({ entries, onClear }: { entries: readonly NumberedEntry[]; onClear: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list moves to its end with each entry.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <Panel aria-label="Log">
      <div>
        <h2>Calls, events, navigation, notices</h2>
        <Button variant="text" size="small" onClick={onClear}>
          Clear
        </Button>
      </div>
      <Entries ref={list} tabIndex={0}>
        {entries.map(({ id, at, kind, text }) => (
          <li key={id} data-kind={kind}>
            <span>{at}</span>
            <span>{kind}</span>
            {text}
          </li>
        ))}
      </Entries>
    </Panel>
  );
}
