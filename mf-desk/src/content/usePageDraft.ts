import type { Page } from '@euro/api-contract';
import { usePlatform } from '@euro/platform/react';
import { useState } from 'react';

/** The languages a page is written in. */
export type Language = Page['translations'][number]['language'];

/** A page's text while it is changed. */
export interface Draft {
  readonly title: string;
  readonly body: string;
  /** `updated` of the page that it began with. */
  readonly updated: string;
}

/** The stored text in one language; empty if there is none. */
export function storedText({ translations, updated }: Page, language: Language): Draft {
  const { title = '', body = '' } = translations.find((one) => one.language === language) ?? {};
  return { title, body, updated };
}

/**
 * Unsaved changes of a page's text, stored in this browser until they are saved or discarded: they survive a reload,
 * navigation and failed saves. Null without any.
 */
export function usePageDraft(slug: string, language: Language) {
  const { storage } = usePlatform();
  const key = `page-${slug}-${language}`;
  const [draft, setDraft] = useState(() => storage.read(key, isDraft));
  return {
    draft,
    store(next: Draft) {
      setDraft(next);
      storage.write(key, next);
    },
    discard() {
      setDraft(null);
      storage.remove(key);
    },
  };
}

function isDraft(value: unknown): value is Draft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['title', 'body', 'updated'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
