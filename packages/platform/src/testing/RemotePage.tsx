import { useEffect, useRef } from 'react';
import type { Mounted, PageProps, RemoteModule } from '../contract/platform.js';
import type { Arrangement } from './arrangement.js';
import { createFakePlatform } from './createFakePlatform.js';
import { exampleTeam, exampleUser } from './examples.js';
import { fillRoute } from './fillRoute.js';

export interface RemotePageProps {
  readonly remote: RemoteModule;
  readonly arrangement: Arrangement;
  /** A path of the manifest: `/team/:id`. */
  readonly route: string;
  /** Somebody without an account looks at it. */
  readonly visitor?: boolean;
}

/** A page of a remote without the portal, for stories: on a fake platform, signed in and with one team. */
export function RemotePage({ remote, arrangement, route, visitor = false }: RemotePageProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const { path, params } = fillRoute(route, arrangement.params);
    const session = visitor ? {} : { user: exampleUser, myTeams: [exampleTeam({ id: 7 })] };
    const fake = createFakePlatform({ path, unscripted: 'not-available', ...session });
    arrangement.arrange?.(fake);
    // A root of its own, as in the portal: it may not be unmounted while this one renders.
    const element = document.createElement('div');
    place.current?.append(element);
    let mounted: Mounted<PageProps> | undefined;
    let isLeft = false;
    void Promise.resolve(remote.preload?.(route)).then(() => {
      if (!isLeft) mounted = remote.mount(element, { route, params }, fake.platform);
    });
    return () => {
      isLeft = true;
      element.remove();
      setTimeout(() => mounted?.unmount());
    };
  }, [remote, arrangement, route, visitor]);
  return <main ref={place} />;
}
