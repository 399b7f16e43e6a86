import { IconButton } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useText } from '@euro/platform/react';
import { RotateCw } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useRetry } from '../ui/useRetry.js';
import { accountFailedTexts } from './accountFailedTexts.js';
import { HeaderAccount } from './memberParts.js';

/** Shown instead of the account menu when its code can't be loaded. */
export function AccountFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const t = useText(accountFailedTexts);
  const { retry } = useRetry(failure, onRetry);
  return (
    <IconButton
      label={t('failed', { code: failure.code })}
      variant="night"
      icon={<RotateCw size={20} aria-hidden />}
      // It stays, with the focus, until there is something in its place.
      onClick={({ currentTarget: { parentElement } }) =>
        void HeaderAccount.preload().then(
          () => {
            flushSync(retry);
            parentElement?.querySelector('button')?.focus();
          },
          () => {},
        )
      }
    />
  );
}
