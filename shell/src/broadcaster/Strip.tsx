import { BroadcasterAccount, BroadcasterStrip } from '@euro/design-system';
import { lazyPage, usePlatform, useShared, useText } from '@euro/platform/react';
import { frameTexts } from '../frame/frameTexts.js';
import { PartBoundary } from '../frame/PartBoundary.js';
import { PartFailed } from '../frame/PartFailed.js';
import { useBroadcasterSite } from './useBroadcasterSite.js';

const AccountCorner = lazyPage(() => import('./AccountCorner.js').then((file) => file.AccountCorner));

/** The broadcaster's strip on top of every page, where the portal belongs to one. */
export function Strip() {
  const t = useText(frameTexts);
  const site = useBroadcasterSite(useShared(usePlatform().state.services));
  if (!site) return null;
  const { name = '', siteURL, links = [] } = site;
  return (
    <BroadcasterStrip
      name={name || undefined}
      href={siteURL}
      label={name}
      links={links.map(({ text, url }) => ({ text, href: url }))}
    >
      <BroadcasterAccount text={t('mine', { name: name.replace(/^(de|het|the) /i, '') })}>
        <PartBoundary fallback={(failure, retry) => <PartFailed failure={failure} onRetry={retry} />}>
          <AccountCorner name={name} />
        </PartBoundary>
      </BroadcasterAccount>
    </BroadcasterStrip>
  );
}
