import type { User } from '@euro/api-contract';
import { Avatar, Button, Callout, Card, Cluster, Heading, Soft, Stack } from '@euro/design-system';
import { lazyPage, usePlatform, useText } from '@euro/platform/react';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { initialsOf } from '../../../session/initialsOf.js';
import { PartBoundary } from '../../../ui/PartBoundary.js';
import { PartFailed } from '../../../ui/PartFailed.js';
import { avatarTexts } from '../../texts/avatarTexts.js';
import { PICTURE_FILES } from './checkPicture.js';
import { useAvatar } from './useAvatar.js';

const CropDialog = lazyPage(() => import('./CropDialog.js').then((file) => file.CropDialog));

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: center;
`;

/** The button beside it opens it: a file input can't be dressed. */
const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

/** The user's picture: choose, crop to a square, upload or remove (spec §5 "Avatar"). */
export function AvatarCard({ user }: { readonly user: User }) {
  const t = useText(avatarTexts);
  const { report } = usePlatform();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const avatar = useAvatar();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    try {
      if (file) setAddress(await avatar.open(file));
    } catch (error) {
      report(error);
    }
    // So that the same file can be chosen again.
    target.value = '';
  }

  return (
    <Card $padded aria-labelledby={titleId}>
      <Stack>
        <Row>
          <Avatar src={user.avatar} initials={initialsOf(user)} size={72} />
          <div>
            <Heading id={titleId}>{t('title')}</Heading>
            <Soft>{t('text')}</Soft>
          </div>
        </Row>
        <div>
          <HiddenInput
            ref={input}
            type="file"
            accept={PICTURE_FILES}
            aria-label={t('file')}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
          <Cluster>
            <Button
              variant="secondary"
              size="small"
              icon={<ImageUp size={18} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t(user.avatar ? 'choose.other' : 'choose')}
            </Button>
            {user.avatar && (
              <Button
                variant="text"
                size="small"
                icon={<Trash2 size={18} aria-hidden />}
                loading={avatar.isRemoving}
                onClick={() => void avatar.remove()}
              >
                {t('remove')}
              </Button>
            )}
          </Cluster>
        </div>
        {avatar.problem && (
          <Callout tone="danger" role="alert">
            {t(avatar.problem)}
          </Callout>
        )}
        {address && (
          <PartBoundary fallback={(failure, retry) => <PartFailed failure={failure} onRetry={retry} />}>
            <CropDialog
              address={address}
              isBusy={avatar.isSending}
              onSave={async (area) => {
                if (await avatar.send(address, area)) setAddress(null);
              }}
              onCancel={() => setAddress(null)}
              onUnreadable={() => {
                avatar.refuse('kind');
                setAddress(null);
              }}
            />
          </PartBoundary>
        )}
      </Stack>
    </Card>
  );
}
