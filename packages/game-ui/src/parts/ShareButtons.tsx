import { Button, ButtonLink, type ButtonProps, Cluster } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Download, Share2 } from 'lucide-react';
import styled from 'styled-components';
import { type Shared, useShare } from '../hooks/useShare.js';
import { shareTexts } from '../messages/shareTexts.js';

interface ShareButtonsProps {
  readonly shared: Shared;
  /** In the place of "Deel". */
  readonly label?: string;
  readonly variant?: ButtonProps['variant'];
  readonly size?: 'small';
}

/**
 * Shares a page through the device or as a copied link, and its picture as a file, which the server draws on request.
 */
export function ShareButtons({ shared, label, variant = 'secondary', size }: ShareButtonsProps) {
  const t = useText(shareTexts);
  const { share, isSharing } = useShare({ failed: t('failed') });
  const { picture } = shared;
  const icon = size === 'small' ? 18 : 20;
  return (
    <Row $gap={8} data-look={variant}>
      <Button
        variant={variant}
        size={size}
        icon={<Share2 size={icon} aria-hidden />}
        loading={isSharing}
        onClick={() => void share(shared, t('copied'))}
      >
        {label ?? t('share')}
      </Button>
      {picture && (
        <ButtonLink
          variant={variant}
          size={size}
          href={picture.address}
          download={picture.fileName}
          icon={<Download size={icon} aria-hidden />}
        >
          {t('save')}
        </ButtonLink>
      )}
    </Row>
  );
}

/** Words without an edge begin where the text around them does. */
const Row = styled(Cluster)`
  &[data-look='text'] { margin-inline: -14px; }
`;
