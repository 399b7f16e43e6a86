import type { PageProps } from '@euro/platform';
import type { PathMatch, Slot, SlotState } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { PagePlaceholder } from '../routes/PagePlaceholder.js';
import { RemoteFailed } from './RemoteFailed.js';

/** The place where a remote's page stands, with what is shown while it is on its way or when it failed. */
export function RemotePage({ match }: { match: PathMatch }) {
  const { host } = usePortal();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const slot = useRef<Slot<PageProps> | null>(null);
  const opened = useRef(match);
  const [state, setState] = useState<SlotState>({ status: 'loading' });
  const version = useOpenedVersion(match);
  const current = useRef(match);
  current.current = match;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer release is opened anew at the next step
  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    opened.current = current.current;
    const page = host.openPage(current.current, element, setState);
    slot.current = page;
    return () => {
      slot.current = null;
      // A root must not be unmounted while another one commits.
      queueMicrotask(() => {
        page.close();
        element.remove();
      });
    };
  }, [host, version]);

  const isFailed = useRef(false);
  isFailed.current = state.status === 'failed';
  useEffect(() => {
    if (opened.current === match) return;
    opened.current = match;
    slot.current?.update({ route: match.route.path, params: match.params });
    if (isFailed.current) slot.current?.retry();
  }, [match]);

  const title = match.route.title[locale];
  return (
    <>
      {state.status === 'loading' && <PagePlaceholder kind="table" title={title} />}
      {state.status === 'failed' && (
        <RemoteFailed failure={state.failure} title={title} onRetry={() => slot.current?.retry()} />
      )}
      <div ref={place} hidden={state.status !== 'ready'} />
    </>
  );
}

/** The release that is open; another one only counts from the next path on, so that nothing is lost under way. */
function useOpenedVersion({ remote, route, params }: PathMatch): string {
  const path = `${route.path} ${JSON.stringify(params)}`;
  const version = remote.release?.manifest.version ?? '';
  const [open, setOpen] = useState({ path, version });
  if (open.path !== path) setOpen({ path, version });
  return open.path === path ? open.version : version;
}
