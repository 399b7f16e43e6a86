import { type OpenPage, openPage, type PathMatch, type SlotState } from '@euro/platform/host';
import { useLocale } from '@euro/platform/react';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/PortalContext.js';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { PageFailed } from './PageFailed.js';
import { findStill, Still } from './Still.js';

/** Mounts a remote's page, with its loading state and its failure. */
export function RemotePage({ match }: { match: PathMatch }) {
  const { host } = usePortal();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<OpenPage | null>(null);
  const current = useRef(match);
  const openedPath = useRef('');
  const [state, setState] = useState<SlotState>({ status: 'loading' });
  const [still, setStill] = useState(() => findStill(document));
  const path = pathOf(match);
  current.current = match;

  useEffect(() => {
    const element = document.createElement('div');
    place.current?.append(element);
    openedPath.current = pathOf(current.current);
    const open = openPage(host, current.current, element, (next) => {
      setState(next);
      if (next.status !== 'loading') setStill(null);
    });
    page.current = open;
    return () => {
      page.current = null;
      // A root must not be unmounted while another one commits.
      queueMicrotask(() => {
        open.close();
        element.remove();
      });
    };
  }, [host]);

  // Only a step is one: another registry entry for the same path changes nothing on the screen.
  useEffect(() => {
    if (openedPath.current === path) return;
    openedPath.current = path;
    page.current?.go(current.current);
  }, [path]);

  const title = match.route.title[locale];
  return (
    <>
      {state.status === 'loading' &&
        (still?.dataset.still === match.route.path ? (
          <Still element={still} />
        ) : (
          <PagePlaceholder kind={match.route.path} title={title} />
        ))}
      {state.status === 'failed' && (
        <PageFailed failure={state.failure} title={title} onRetry={() => page.current?.retry()} />
      )}
      <div ref={place} hidden={state.status !== 'ready'} />
    </>
  );
}

function pathOf({ route, params }: PathMatch): string {
  return `${route.path} ${JSON.stringify(params)}`;
}
