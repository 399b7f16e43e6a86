import { Button } from '@euro/design-system';
import { useShared } from '@euro/platform/react';
import { useEffect, useReducer } from 'react';
import type { DevRemote, DevTools } from '../portal/devTools.js';
import { RemoteCard } from './RemoteCard.js';
import { useReleases } from './useReleases.js';

interface RemoteListProps {
  tools: DevTools;
  watched: Readonly<Record<string, string>>;
  /** Loads the page again. */
  onLoadAgain: () => void;
}

/** Every remote of the registry, and what can be done to it. */
export function RemoteList({ tools, watched, onLoadAgain }: RemoteListProps) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const changes = tools.changes.subscribe(drawAgain);
    return () => changes.unsubscribe();
  }, [tools]);
  const overrides = useShared(tools.overrides);
  const { releases, faults, possible, simulate } = useReleases();
  // What is being worked on and what is on the screen first.
  const rank = ({ name, status }: DevRemote) => (name in watched ? 0 : status === 'idle' ? 2 : 1);
  return (
    <>
      {Object.keys(overrides).length > 0 && (
        <Button variant="secondary" size="small" onClick={() => void tools.clearOverrides()}>
          Back to the releases everybody gets
        </Button>
      )}
      {[...tools.remotes()]
        .sort((a, b) => rank(a) - rank(b))
        .map((remote) => (
          <RemoteCard
            key={remote.name}
            remote={remote}
            isWatched={remote.name in watched}
            releases={releases[remote.name] ?? []}
            override={overrides[remote.name] ?? ''}
            fault={faults[remote.name] ?? ''}
            faults={possible}
            onReload={() => void tools.reopen(remote.name)}
            onOverride={(version) => void tools.override(remote.name, version || null)}
            onFault={async (fault) => {
              if (!remote.version) return;
              await simulate(remote.name, remote.version, fault || null);
              // What is mounted would stay while something that fails can't replace it.
              if (fault) onLoadAgain();
              else await tools.reopen(remote.name);
            }}
          />
        ))}
    </>
  );
}
