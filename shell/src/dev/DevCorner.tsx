import { token } from '@euro/design-system';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { DevTools } from '../portal/devTools.js';
import { BuildProblems } from './BuildProblems.js';
import { DevPanel } from './DevPanel.js';
import { useNews } from './devNews.js';
import { SectionStrip } from './SectionStrip.js';
import { useBusLog } from './useBusLog.js';
import { useKeptOpen } from './useKeptOpen.js';

/** At the edge, half-way up: menus and bars are above and below, and nothing that is pressed is there. */
const Handle = styled.button`
  position: fixed;
  left: 0;
  top: 50%;
  z-index: 60;
  width: 24px;
  height: 64px;
  padding: 0;
  border: 0;
  border-radius: 0 8px 8px 0;
  background: ${token.night};
  color: ${token.onNight};
  box-shadow: 0 0 0 1px ${token.nightControl};
  font-size: 0.75rem;
  font-weight: 700;
  writing-mode: vertical-rl;
  cursor: pointer;
  opacity: 0.85;
  &:hover, &:focus-visible { opacity: 1; }
  &:focus-visible { outline: 3px solid ${token.accent}; outline-offset: 2px; }
`;

interface DevCornerProps {
  tools: DevTools;
  /** Loads the page again. */
  onLoadAgain: () => void;
}

/** Developers' tools: a handle at the edge (or Alt+Shift+D), the panel, and build errors. */
export function DevCorner({ tools, onLoadAgain }: DevCornerProps) {
  const [isOpen, setOpen] = useKeptOpen();
  const news = useNews();
  const log = useBusLog(tools.bus);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyD') setOpen((isOpen) => !isOpen);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [setOpen]);
  return (
    <>
      <SectionStrip tools={tools} onLoadAgain={onLoadAgain} />
      <BuildProblems problems={news?.problems ?? {}} />
      {isOpen ? (
        <DevPanel
          tools={tools}
          log={log}
          onLoadAgain={onLoadAgain}
          watchedBuilds={news?.remotes ?? {}}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Handle
          type="button"
          aria-keyshortcuts="Alt+Shift+D"
          title="Developer panel (Alt+Shift+D)"
          onClick={() => setOpen(true)}
        >
          dev
        </Handle>
      )}
    </>
  );
}
