import { Button, Callout, Stack, TextArea } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { contentTexts } from '../texts/contentTexts.js';
import type { Draft } from './usePageDraft.js';

interface ConflictCardProps {
  readonly theirs: Draft;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** Another user saved the page first: his text beside the user's own, and a choice. */
export function ConflictCard({ theirs, onTakeTheirs, onKeepMine }: ConflictCardProps) {
  const t = useText(contentTexts);
  return (
    <Callout
      tone="warning"
      role="alert"
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
          <Button variant="secondary" size="small" onClick={onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <Stack $gap={8}>
        <p>{t('conflict')}</p>
        <TextArea label={t('theirs', { title: theirs.title })} code readOnly rows={6} value={theirs.body} />
      </Stack>
    </Callout>
  );
}
