import { useState } from 'react';
import { storedText } from '../store/storedText.js';

const stored = storedText(() => sessionStorage, 'euro.help.draft');

/** An unsent message; it survives closing the chat and a reload of the tab. */
export function useDraft(): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => stored.read() ?? '');
  return [
    text,
    (next) => {
      setText(next);
      stored.write(next || null);
    },
  ];
}
