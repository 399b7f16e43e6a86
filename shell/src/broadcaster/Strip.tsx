import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { Spare } from '../ui/Spare.js';
import { StripPlace } from './strip/StripPlace.js';
import { useBroadcasterSite } from './useBroadcasterSite.js';

const StripOfSite = lazyPage(() => import('./StripOfSite.js').then((file) => file.StripOfSite));

/** The broadcaster's strip on top of every page, in portals of a broadcaster; loaded once that is known. */
export function Strip() {
  const site = useBroadcasterSite(useShared(usePlatform().state.services));
  if (!site) return null;
  return (
    <StripPlace>
      <Spare>{site.name && <StripOfSite {...site} name={site.name} />}</Spare>
    </StripPlace>
  );
}
