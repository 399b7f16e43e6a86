import type { Context } from 'koa';

export type Language = 'nl' | 'en';

/** English for whom English was asked for, by whoever sent them (`en_GB`) or by their browser; else Dutch. */
export function languageOf(ctx: Context, asked?: string | null): Language {
  if (asked) return /^en\b/.test(asked.replace('_', '-')) ? 'en' : 'nl';
  return ctx.acceptsLanguages('nl', 'en') === 'en' ? 'en' : 'nl';
}
