import { Button, ButtonLink, type ButtonProps, Cluster } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Download, Share2 } from 'lucide-react';
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
    <Cluster $gap={8}>
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
          variant="text"
          size={size}
          href={picture.address}
          download={picture.fileName}
          icon={<Download size={icon} aria-hidden />}
        >
          {t('save')}
        </ButtonLink>
      )}
    </Cluster>
  );
}
