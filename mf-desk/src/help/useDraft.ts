import { usePlatform } from '@euro/platform/react';
import { useState } from 'react';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Unsent text, stored in this browser under `key`: it survives a reload and navigation. */
export function useDraft(key: string): readonly [string, (text: string) => void] {
  const { storage } = usePlatform();
  const [text, setText] = useState(() => storage.read(key, isText) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') storage.remove(key);
      else storage.write(key, next);
    },
  ];
}
