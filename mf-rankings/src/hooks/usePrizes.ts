import type { Prize, SpanPrize } from '@euro/api-contract';
import { useLocale } from '@euro/platform/react';
import type { RankedPrize } from '../domain/prizesOf.js';
import { usePrizesQuery } from '../store/rankingsApi.js';

/** A prize with its words in the reader's language. */
export interface TranslatedPrize extends RankedPrize, Omit<Prize, 'translations' | 'type'> {
  readonly title: string;
  readonly short: string;
  /** A subset of HTML. */
  readonly body: string;
}

/** All prizes, in the reader's language; null while loading. */
export interface PrizesState {
  readonly prizes: readonly TranslatedPrize[] | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The prizes. */
export function usePrizes(): PrizesState {
  const locale = useLocale();
  const { data, isError, refetch } = usePrizesQuery();
  return {
    prizes: data?.map((prize) => translate(prize, locale)) ?? null,
    failed: isError && !data,
    retry: refetch,
  };
}

function translate({ translations, ...prize }: Prize | SpanPrize, locale: string): TranslatedPrize {
  const translation = translations.find(({ language }) => language === locale) ?? translations[0];
  return {
    ...prize,
    title: translation?.title ?? prize.slug,
    short: translation?.short ?? prize.slug,
    body: translation?.body ?? '',
  };
}
