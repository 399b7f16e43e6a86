import { VisuallyHidden } from '@euro/design-system';
import { useText } from '@euro/platform/react';
import { Fragment } from 'react';
import { chatTexts } from '../texts/chatTexts.js';
import { linkedText } from './linkedText.js';

/** The words of a message; its links open in another tab, know nothing of this one, and lead where they say. */
export function MessageText({ text }: { text: string }) {
  const t = useText(chatTexts);
  return linkedText(text).map((part, at) => {
    const key = `${at} ${part.text}`;
    if (part.href === null) return <Fragment key={key}>{part.text}</Fragment>;
    return (
      <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
        {part.text}
        <VisuallyHidden> ({t('opensSite')})</VisuallyHidden>
      </a>
    );
  });
}
