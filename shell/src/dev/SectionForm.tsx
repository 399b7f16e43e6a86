import { Button, Field } from '@euro/design-system';
import { useShared } from '@euro/platform/react';
import { useEffect, useState } from 'react';
import { DEVELOPER_ORIGINS, type DevTools } from '../portal/devTools.js';
import { isAddress } from '../portal/overrides.js';

const EXAMPLE = 'http://localhost:3001/remotes/…/mf-manifest.json';

interface SectionFormProps {
  tools: DevTools;
  /** Loads the page again. */
  onLoadAgain: () => void;
}

/** Adds and replaces sections by addresses of their manifests, where the portal allows it. */
export function SectionForm({ tools, onLoadAgain }: SectionFormProps) {
  const addresses = Object.keys(useShared(tools.overrides)).filter(isAddress);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!useIsAllowed(tools)) return null;
  const load = async (next: readonly string[]) => {
    const problem = await tools.loadSections(next);
    setRefusal(problem);
    if (problem === null) onLoadAgain();
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void load([...addresses, String(new FormData(event.currentTarget).get('address'))]);
        }}
      >
        <Field
          label="Address of a manifest"
          name="address"
          type="url"
          placeholder={EXAMPLE}
          defaultValue={addressInHash(window.location)}
          error={refusal ?? undefined}
          required
        />
        <Button type="submit" size="small">
          Load it in this browser
        </Button>
      </form>
      {addresses.map((address) => (
        <p key={address}>
          <span>{address}</span>
          <Button
            variant="text"
            size="small"
            onClick={() => void load(addresses.filter((other) => other !== address))}
          >
            Remove
          </Button>
        </p>
      ))}
    </>
  );
}

/** The address behind `#dev=`, which `euro-remote dev --portal` prints; it is only filled in. */
export function addressInHash({ hash }: Pick<Location, 'hash'>): string {
  return hash.startsWith('#dev=') ? hash.slice('#dev='.length) : '';
}

/** Whether the portal loads sections in development. */
function useIsAllowed({ mayOverride, origins }: DevTools): boolean {
  const [isAllowed, setAllowed] = useState(mayOverride || origins.length > 0);
  useEffect(() => {
    if (isAllowed) return;
    const leave = new AbortController();
    fetch(DEVELOPER_ORIGINS, { signal: leave.signal })
      .then(({ ok }) => setAllowed(ok))
      // The panel shows the rest without it.
      .catch(() => {});
    return () => leave.abort();
  }, [isAllowed]);
  return isAllowed;
}
