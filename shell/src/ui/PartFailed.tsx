import { Button, Cluster, Soft, Stack } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useText } from '@euro/platform/react';
import type { ReactNode } from 'react';
import { portalTexts } from '../portal/portalTexts.js';
import { useFailureSentence } from './useFailureSentence.js';
import { useRetry } from './useRetry.js';

interface PartFailedProps {
  failure: RemoteFailure;
  onRetry: () => void;
  /** Other ways, beside Retry. */
  actions?: ReactNode;
}

/** Replaces a part of a page that could not be shown: why, and what to do now. */
export function PartFailed({ failure, onRetry, actions }: PartFailedProps) {
  const t = useText(portalTexts);
  const sentence = useFailureSentence(failure.code);
  const { retry } = useRetry(failure, onRetry);
  return (
    <>
      {/* Announced once, whole. */}
      <Stack $gap={8} role="alert">
        {sentence !== null && (
          <>
            <p>{sentence || t('partFailed')}</p>
            <Soft as="small">{t('failureCode', { code: failure.code, remote: failure.remote })}</Soft>
          </>
        )}
      </Stack>
      <Cluster>
        <Button
          onClick={({ currentTarget }) => {
            waitAround(currentTarget);
            retry();
          }}
        >
          {t('retry')}
        </Button>
        {actions}
      </Cluster>
    </>
  );
}

/** The button disappears with its surroundings: the focus waits on the element around them. */
function waitAround(button: HTMLElement): void {
  const place = button.closest<HTMLElement>('section, main, [id]');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
