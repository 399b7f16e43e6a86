import { token } from '@euro/design-system';
import type { PlatformState, SharedState } from '@euro/platform';
import { useShared } from '@euro/platform/react';
import styled from 'styled-components';

const Part = styled.details`
  border-top: 1px solid ${token.line};
  summary { display: flex; gap: 8px; padding: 10px 0; min-height: 44px; cursor: pointer; }
  summary span { min-width: 0; color: ${token.inkSoft}; overflow-wrap: anywhere; }
  pre { margin: 0 0 12px; font: 0.75rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** A part may hold hundreds of players: more is no reading matter. */
const SHOWN = 6000;

/** `state.*` at a glance, each part whole when it is opened. */
export function StateView({ state }: { state: PlatformState }) {
  const { refresh: _, ...parts } = state;
  return Object.entries(parts).map(([name, part]) => <StatePart key={name} name={name} part={part} />);
}

function StatePart({ name, part }: { name: string; part: SharedState<unknown> }) {
  const value = useShared(part);
  return (
    <Part>
      <summary>
        <b>{name}</b> <span>{inShort(value)}</span>
      </summary>
      <pre>{(JSON.stringify(value, null, 2) ?? 'undefined').slice(0, SHOWN)}</pre>
    </Part>
  );
}

/** `ready, 512`, `signed-in`, `true`. */
function inShort(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== 'object' || value === null) return String(value);
  const { status, value: inner } = value as { readonly status?: unknown; readonly value?: unknown };
  if (status === undefined) return 'there';
  return Array.isArray(inner) ? `${status}, ${inner.length}` : String(status);
}
