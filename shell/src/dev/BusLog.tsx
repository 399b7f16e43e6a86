import { Button, Cluster, SearchField, token } from '@euro/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import type { BusRecord } from './useBusLog.js';

const Events = styled.ol`
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  li { padding: 8px 0; border-top: 1px solid ${token.line}; }
  b { font-weight: 700; }
  span { color: ${token.inkSoft}; }
  pre { margin: 4px 0 0; font: 0.75rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Every event of the bus, newest first. */
export function BusLog({ log }: { log: BusRecord }) {
  const [filter, setFilter] = useState('');
  const { events, isPaused, pause, clear } = log;
  const visibleEvents = events.filter(({ event }) => `${event.name} ${event.source}`.includes(filter.trim()));
  return (
    <>
      <SearchField label="Event or source" clearLabel="All of them" value={filter} onChange={setFilter} />
      <Cluster>
        <Button variant="text" size="small" aria-pressed={isPaused} onClick={() => pause(!isPaused)}>
          {isPaused ? 'Go on' : 'Pause'}
        </Button>
        <Button variant="text" size="small" onClick={clear}>
          Clear
        </Button>
      </Cluster>
      {visibleEvents.length === 0 && <p>{`No event ${filter ? 'matches' : 'yet'}.`}</p>}
      <Events>
        {visibleEvents.map(({ id, time, event }) => (
          <li key={id}>
            <b>{event.name}</b>{' '}
            <span>
              {`${event.source}, ${time}, game time ${new Date(event.at).toISOString().slice(0, 19)}`}
            </span>
            <pre>{JSON.stringify(event.detail)}</pre>
          </li>
        ))}
      </Events>
    </>
  );
}
