import type { Context } from 'koa';
import { type Html, html } from './html.js';
import type { Language } from './language.js';

interface Page {
  readonly language: Language;
  readonly title: string;
  /** Address of the page's style sheet. */
  readonly style: string;
  readonly body: Html;
  readonly status?: number;
  /** Further form targets besides its own origin, including redirects. */
  readonly formsLeadTo?: readonly string[];
}

/** Responds with a page under a strict policy: style sheet and forms, no scripts, no framing. */
export function sendPage(
  ctx: Context,
  { language, title, style, body, status = 200, formsLeadTo = [] }: Page,
): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set({
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "img-src 'self' data:",
      `form-action ${["'self'", ...formsLeadTo].join(' ')}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  });
  ctx.body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>${body}</body>
</html>
`.text;
}
