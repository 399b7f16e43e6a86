import { useState } from 'react';

const KEY = 'euro.help.draft';

/** What was written and not sent yet; it survives closing the chat and a reload of the tab. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  });
  return [
    text,
    (next) => {
      setText(next);
      try {
        if (next === '') sessionStorage.removeItem(KEY);
        else sessionStorage.setItem(KEY, next);
      } catch {
        // Nothing can be kept here: it lasts as long as the page.
      }
    },
  ];
}
