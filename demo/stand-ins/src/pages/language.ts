import type { Context } from 'koa';

export type Language = 'nl' | 'en';

/** By the request's locale Dutch (`nl_BE`) or English (all others), else by the browser's languages. */
export function languageOf(ctx: Context, locale?: string | null): Language {
  if (locale) return locale.startsWith('nl') ? 'nl' : 'en';
  return ctx.acceptsLanguages('nl', 'en') === 'en' ? 'en' : 'nl';
}
