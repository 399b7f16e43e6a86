import { Callout, GlobalStyle, SectionFallback } from '@euro/design-system';
import type { Locale, Notice } from '@euro/platform';
import { type FailureCode, failureSentences } from '@euro/platform/guest';
import { createTranslator } from '@euro/platform/react';
import { guestTexts } from './guestTexts.js';

interface SurroundingsProps {
  readonly locale: Locale;
  readonly failure: FailureCode | null;
  readonly notice: Notice | null;
  readonly onRetry: () => void;
}

/** What surrounds an embed: the design system's variables, a failure in its place, a notice. */
export function Surroundings({ locale, failure, notice, onRetry }: SurroundingsProps) {
  const t = createTranslator(guestTexts, locale);
  return (
    <>
      <GlobalStyle />
      {failure && (
        <SectionFallback
          title={t('failed')}
          text={failureSentences[failure][locale]}
          retryText={t('retry')}
          onRetry={onRetry}
        />
      )}
      <div role="status">{notice && <Callout tone={notice.tone}>{notice.text}</Callout>}</div>
    </>
  );
}
