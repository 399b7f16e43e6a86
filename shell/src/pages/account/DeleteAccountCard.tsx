import type { User } from '@euro/api-contract';
import { Button, Card, Cluster, Heading, Soft, Stack } from '@euro/design-system';
import { lazyPage, useText } from '@euro/platform/react';
import { useId, useState } from 'react';
import { PartBoundary } from '../../ui/PartBoundary.js';
import { PartFailed } from '../../ui/PartFailed.js';
import { profileTexts } from '../texts/profileTexts.js';

const DeleteAccountDialog = lazyPage(() =>
  import('./DeleteAccountDialog.js').then((file) => file.DeleteAccountDialog),
);

/** The way out: behind a press, a dialog, a typed address and the password. */
export function DeleteAccountCard({ user }: { readonly user: User }) {
  const t = useText(profileTexts);
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <div>
          <Heading id={titleId}>{t('delete')}</Heading>
          <Soft>{t('delete.text')}</Soft>
        </div>
        <Cluster>
          <Button variant="danger" size="small" onClick={() => setIsOpen(true)}>
            {t('delete')}
          </Button>
        </Cluster>
        {isOpen && (
          <PartBoundary fallback={(failure, retry) => <PartFailed failure={failure} onRetry={retry} />}>
            <DeleteAccountDialog user={user} onClose={() => setIsOpen(false)} />
          </PartBoundary>
        )}
      </Stack>
    </Card>
  );
}
