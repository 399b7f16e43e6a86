import { Button, token } from '@euro/design-system';
import styled from 'styled-components';
import type { DevTools } from '../portal/devTools.js';
import { isAddress } from '../portal/overrides.js';
import { useChanges } from './useChanges.js';

const Strip = styled.aside`
  position: sticky;
  top: 0;
  z-index: 59;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  padding: 6px 16px;
  background: ${token.night};
  border-bottom: 3px solid ${token.accent};
  color: ${token.onNight};
  font-size: 0.875rem;
  a { color: inherit; font-weight: 700; text-decoration: underline; }
  span { overflow-wrap: anywhere; }
`;

interface SectionStripProps {
  tools: DevTools;
  /** Loads the page again. */
  onLoadAgain: () => void;
}

/** Names the sections that only this browser loads, and ends that. */
export function SectionStrip({ tools, onLoadAgain }: SectionStripProps) {
  useChanges(tools);
  if (tools.origins.length === 0) return null;
  const addresses = Object.keys(tools.overrides.value).filter(isAddress);
  const stop = async () => {
    if ((await tools.loadSections([])) === null) onLoadAgain();
  };
  return (
    <Strip aria-label="Sections in development">
      <span>
        <span>Only this browser loads </span>
        {addresses.map((address, index) => (
          <span key={address}>
            {index > 0 && <span>, </span>}
            <Section tools={tools} address={address} />
          </span>
        ))}
        {addresses.length === 0 && <span>{`nothing yet from ${tools.origins.join(', ')}`}</span>}
      </span>
      <Button variant="lime" size="small" onClick={() => void stop()}>
        Stop
      </Button>
    </Strip>
  );
}

/** The section of a manifest, or its address while nothing of it could be read. */
function Section({ tools, address }: { tools: DevTools; address: string }) {
  const folder = address.replace(/[^/]*$/, '');
  const remote = tools.remotes().find(({ base }) => base?.startsWith(folder));
  if (!remote) return <span>{`${address}, which can’t be read`}</span>;
  return (
    <>
      {remote.path ? <a href={remote.path}>{remote.name}</a> : <b>{remote.name}</b>}
      <span>{` from ${new URL(address).origin}`}</span>
    </>
  );
}
