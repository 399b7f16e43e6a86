import { ErrorState, PageBody, Wrap } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { commonTexts } from '../messages/commonTexts.js';

interface PageFailureProps {
  text: string;
  retrying?: boolean;
  onRetry: () => void;
}

/** A page whose data could not be loaded. */
export function PageFailure({ text, retrying, onRetry }: PageFailureProps) {
  const t = useText(commonTexts);
  return (
    <PageBody as="div">
      <Wrap>
        <ErrorState
          title={t('failedTitle')}
          text={text}
          retryText={t('retry')}
          retrying={retrying}
          onRetry={onRetry}
        />
      </Wrap>
    </PageBody>
  );
}
