import { Band, PageBody, Wrap } from '@euro/design-system';
import { lazyPage } from '@euro/platform/react';
import { PagePlaceholder } from '../ui/PagePlaceholder.js';
import { PartBoundary } from '../ui/PartBoundary.js';
import { PartFailed } from '../ui/PartFailed.js';
import type { RemoteFailedProps } from './RemoteFailed.js';

/** Announced once, whole. */
const RemoteFailed = lazyPage(
  () => import(/* webpackChunkName: "later" */ './RemoteFailed.js').then((file) => file.RemoteFailed),
  ({ title }) => <PagePlaceholder kind="text" title={title} />,
);

/** In the place of a page that could not be shown; its code is loaded after the first screen, or without it the shortest. */
export function PageFailed(props: RemoteFailedProps) {
  return (
    <PartBoundary
      fallback={
        <>
          <Band title={props.title ?? ''} />
          <Wrap>
            <PageBody>
              <PartFailed failure={props.failure} onRetry={props.onRetry} />
            </PageBody>
          </Wrap>
        </>
      }
    >
      <RemoteFailed {...props} />
    </PartBoundary>
  );
}
