import type { Context } from 'koa';

export type Language = 'nl' | 'en';

/** English by the request's locale (`en_GB`) or the browser's languages; else Dutch. */
export function languageOf(ctx: Context, locale?: string | null): Language {
  if (locale) return /^en\b/.test(locale.replace('_', '-')) ? 'en' : 'nl';
  return ctx.acceptsLanguages('nl', 'en') === 'en' ? 'en' : 'nl';
}
