import { IconButton } from '@euro/design-system';
import type { RemoteFailure } from '@euro/platform/host';
import { useText } from '@euro/platform/react';
import { RotateCw } from 'lucide-react';
import { flushSync } from 'react-dom';
import { frameTexts } from './frameTexts.js';
import { HeaderAccount } from './memberParts.js';
import { useRetry } from './useRetry.js';

/** In the account menu's place, while its code can't be had. */
export function AccountFailed({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  const t = useText(frameTexts);
  const { retry } = useRetry(failure, onRetry);
  return (
    <IconButton
      label={t('accountFailed', { code: failure.code })}
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
