import type { User } from '@euro/api-contract';
import { Button, Card, Cluster, Heading, Soft, Stack } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import { PartBoundary } from '../../frame/PartBoundary.js';
import { PartFailed } from '../../frame/PartFailed.js';
import { profileTexts } from '../../messages/pages/profileTexts.js';

const DeleteAccountDialog = lazyPage(() =>
  import('./DeleteAccountDialog.js').then((file) => file.DeleteAccountDialog),
);

/** The way out: behind a press, a dialog, a typed address and the password. */
export function DeleteAccountCard({ user }: { readonly user: User }) {
  const t = useText(profileTexts);
  const titleId = useId();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('delete')}</Heading>
          <Soft>{t('delete.text')}</Soft>
        </div>
        <Cluster>
          <Button variant="danger" size="small" onClick={() => setIsAsked(true)}>
            {t('delete')}
          </Button>
        </Cluster>
        {isAsked && (
          <PartBoundary fallback={(failure, retry) => <PartFailed failure={failure} onRetry={retry} />}>
            <DeleteAccountDialog user={user} onClose={() => setIsAsked(false)} />
          </PartBoundary>
        )}
      </Stack>
    </Card>
  );
}
