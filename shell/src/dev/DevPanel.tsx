import { IconButton, Segmented, token } from '@euro/design-system';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { DevTools } from '../portal/devTools.js';
import { BusLog } from './BusLog.js';
import { RemoteList } from './RemoteList.js';
import { StateView } from './StateView.js';
import type { BusRecord } from './useBusLog.js';

const Drawer = styled.aside`
  position: fixed;
  inset: 0 auto 0 0;
  z-index: 65;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  width: min(460px, 100vw);
  background: ${token.surface};
  border-right: 1px solid ${token.line};
  box-shadow: 0 0 24px #0004;
  color: ${token.ink};
  font-size: 0.875rem;
  & > header { display: flex; align-items: center; justify-content: space-between; gap: 8px; padding: 8px 12px; }
  & > div { overflow: auto; padding: 0 12px 16px; }
`;

const PARTS = [
  { value: 'remotes', text: 'Remotes' },
  { value: 'bus', text: 'Bus' },
  { value: 'state', text: 'State' },
] as const;

interface DevPanelProps {
  tools: DevTools;
  log: BusRecord;
  /** Versions of the remotes that are being watched. */
  watchedBuilds: Readonly<Record<string, string>>;
  onLoadAgain: () => void;
  onClose: () => void;
}

/** Remotes, bus and state of the portal that is open. */
export function DevPanel({ tools, log, watchedBuilds, onLoadAgain, onClose }: DevPanelProps) {
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('remotes');
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => drawer.current?.querySelector('button')?.focus(), []);
  return (
    <Drawer
      ref={drawer}
      aria-label="Developer panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <Segmented label="Part of the panel" options={PARTS} value={part} onChange={setPart} />
        <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
      </header>
      <div>
        {part === 'remotes' && (
          <RemoteList tools={tools} watchedBuilds={watchedBuilds} onLoadAgain={onLoadAgain} />
        )}
        {part === 'bus' && <BusLog log={log} />}
        {part === 'state' && <StateView state={tools.state} />}
      </div>
    </Drawer>
  );
}
