import { lazyPage, usePlatform, useShared } from '@euro/platform/react';
import { PartBoundary } from '../ui/PartBoundary.js';
import { PartFailed } from '../ui/PartFailed.js';
import { BroadcasterAccount } from './strip/BroadcasterAccount.js';
import { BroadcasterStrip } from './strip/BroadcasterStrip.js';
import { useBroadcasterSite } from './useBroadcasterSite.js';

const AccountCorner = lazyPage(() => import('./AccountCorner.js').then((file) => file.AccountCorner));

interface StripProps {
  /** Label of the link to the account, for the broadcaster's name without its article. */
  accountText: (name: string) => string;
}

/** The broadcaster's strip on top of every page, in portals of a broadcaster. */
export function Strip({ accountText }: StripProps) {
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
      <BroadcasterAccount text={accountText(name.replace(/^(de|het|the) /i, ''))}>
        <PartBoundary fallback={(failure, retry) => <PartFailed failure={failure} onRetry={retry} />}>
          <AccountCorner name={name} />
        </PartBoundary>
      </BroadcasterAccount>
    </BroadcasterStrip>
  );
}
