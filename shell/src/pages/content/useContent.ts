import type { Page } from '@euro/api-contract';
import type { Locale } from '@euro/platform';
import { useLocale, usePlatform } from '@euro/platform/react';
import { useCallback, useEffect, useState } from 'react';
import type { ContentSlug } from './contentSlug.js';
import { type SplitContent, splitSections } from './splitSections.js';

/** A text that is ready to be drawn. */
export interface Content extends SplitContent {
  readonly title: string;
  /** ISO moment of its last change. */
  readonly updated: string;
}

export type ContentState =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'ready'; readonly content: Content }
  | { readonly status: 'failed'; readonly message: string | null };

/** The text of a page in the reader's language; fetched again in another language, and by `retry`. */
export function useContent(slug: ContentSlug): { readonly state: ContentState; retry(): void } {
  const platform = usePlatform();
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly state: ContentState }>();
  const question = `${slug} ${locale} ${attempt}`;

  useEffect(() => {
    const controller = new AbortController();
    const show = (state: ContentState) => !controller.signal.aborted && setAnswer({ to: question, state });
    const load = async () => {
      const [{ cleanHtml }, { data, error }] = await Promise.all([
        import('@euro/design-system/clean-html'),
        platform.api.call('GET pages', { query: { slug }, signal: controller.signal }),
      ]);
      if (error)
        return show(
          error.status === 404 ? { status: 'missing' } : { status: 'failed', message: error.message },
        );
      const page = data.pages.find((candidate) => candidate.slug === slug);
      const text = page && inLanguage(page, locale);
      if (!page || !text) return show({ status: 'missing' });
      const { intro, sections } = splitSections(cleanHtml(text.body));
      show({
        status: 'ready',
        content: { title: text.title, updated: page.updated, intro, sections },
      });
    };
    load().catch((error: unknown) => {
      platform.report(error, { slug });
      show({ status: 'failed', message: null });
    });
    return () => controller.abort();
  }, [platform, slug, locale, question]);

  return {
    state: answer?.to === question ? answer.state : { status: 'loading' },
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

function inLanguage({ translations }: Page, locale: Locale): Page['translations'][number] | undefined {
  return translations.find(({ language }) => language === locale) ?? translations[0];
}
