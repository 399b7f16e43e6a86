import { Button } from '@euro/design-system';
import { useShared } from '@euro/platform/react';
import type { DevRemote, DevTools } from '../portal/devTools.js';
import { RemoteCard } from './RemoteCard.js';
import { SectionForm } from './SectionForm.js';
import { useChanges } from './useChanges.js';
import { useReleases } from './useReleases.js';

interface RemoteListProps {
  tools: DevTools;
  watchedBuilds: Readonly<Record<string, string>>;
  /** Loads the page again. */
  onLoadAgain: () => void;
}

/** Every remote of the registry, with its actions. */
export function RemoteList({ tools, watchedBuilds, onLoadAgain }: RemoteListProps) {
  useChanges(tools);
  const overrides = useShared(tools.overrides);
  const { releases, faults, possible, simulate } = useReleases(tools.mayOverride);
  // Remotes in watch mode first, then mounted ones.
  const rank = ({ name, status }: DevRemote) => (name in watchedBuilds ? 0 : status === 'idle' ? 2 : 1);
  return (
    <>
      <SectionForm tools={tools} onLoadAgain={onLoadAgain} />
      {tools.mayOverride && Object.keys(overrides).length > 0 && (
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
            mayOverride={tools.mayOverride}
            isWatched={remote.name in watchedBuilds}
            releases={releases[remote.name] ?? []}
            override={overrides[remote.name] ?? ''}
            fault={faults[remote.name] ?? ''}
            faults={possible}
            onReload={() => void tools.reopen(remote.name)}
            onOverride={(version) => void tools.override(remote.name, version || null)}
            onFault={async (fault) => {
              if (!remote.version) return;
              await simulate(remote.name, remote.version, fault || null);
              // A mounted remote would remain when its replacement fails: the page is reloaded instead.
              if (fault) onLoadAgain();
              else await tools.reopen(remote.name);
            }}
          />
        ))}
    </>
  );
}
