import type { NewsEdit, PlayerNews } from '@euro/api-contract';
import { useLocale, useText } from '@euro/platform/react';
import { newsTexts } from '../texts/newsTexts.js';

type News = Pick<PlayerNews, 'kind' | 'nl' | 'en' | 'source'> | NonNullable<NewsEdit['news']>;

/** News in a line: "Geblesseerd: knie (KBVB)". */
export function useNewsWords(): (news: News | null | undefined) => string {
  const t = useText(newsTexts);
  const locale = useLocale();
  return (news) => {
    if (!news) return t('none');
    const words = (locale === 'nl' ? news.nl || news.en : news.en || news.nl) ?? '';
    return `${t(news.kind)}${words && `: ${words}`} (${news.source})`;
  };
}
