import { Button, ButtonLink } from '@euro/design-system';
import { shareTexts, useShare } from '@euro/game-ui';
import { useText } from '@euro/platform/react';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { useSharedRecap } from '../../hooks/useSharedRecap.js';
import { archiveHomeTexts } from '../../texts/archiveHomeTexts.js';

/** Shares a definitive tournament, and saves its picture. */
export function ShareRecapRow({ team }: { readonly team: Parameters<typeof useSharedRecap>[0] }) {
  const t = useText(archiveHomeTexts);
  const words = useText(shareTexts);
  const shared = useSharedRecap(team);
  const { share, isSharing } = useShare({ failed: words('failed') });
  const { address, fileName } = shared.picture;
  return (
    <Row>
      <Button
        variant="lime"
        size="large"
        block
        loading={isSharing}
        onClick={() => void share(shared, words('copied'))}
      >
        {t('share')}
      </Button>
      <ButtonLink
        variant="ghost"
        size="large"
        href={address}
        download={fileName}
        aria-label={t('save')}
        icon={<Download size={20} aria-hidden />}
      />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 56px;
  gap: 12px;
  a { padding: 0; }
`;
