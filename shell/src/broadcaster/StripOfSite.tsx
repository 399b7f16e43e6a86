import { lazyPage, useText } from '@euro/platform/react';
import { PartBoundary } from '../ui/PartBoundary.js';
import { PartFailed } from '../ui/PartFailed.js';
import { broadcasterTexts } from './broadcasterTexts.js';
import { BroadcasterAccount } from './strip/BroadcasterAccount.js';
import { BroadcasterStrip } from './strip/BroadcasterStrip.js';
import type { BroadcasterSite } from './useBroadcasterSite.js';

const AccountCorner = lazyPage(() => import('./AccountCorner.js').then((file) => file.AccountCorner));

/** The strip of a known broadcaster; its sections come with its response. */
export function StripOfSite({ name, siteURL, links = [] }: NonNullable<BroadcasterSite> & { name: string }) {
  const t = useText(broadcasterTexts);
  return (
    <BroadcasterStrip
      name={name}
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
