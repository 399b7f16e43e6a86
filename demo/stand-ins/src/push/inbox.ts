import type { Context } from 'koa';
import { html } from '../pages/html.js';
import { languageOf } from '../pages/language.js';
import { sendPage } from '../pages/page.js';
import type { PushedMessage } from './createPushStandIn.js';
import { PUSH_PATH } from './path.js';

const texts = {
  nl: { title: 'Pushdienst', none: 'Er kwam nog geen melding aan.' },
  en: { title: 'Push service', none: 'No notification arrived yet.' },
};

/** Page with the messages of the stand-in's browsers, newest first. */
export function inbox(ctx: Context, messages: readonly PushedMessage[]): void {
  const language = languageOf(ctx);
  const t = texts[language];
  const body = html`<main><h1>${t.title}</h1>
${messages.length === 0 && html`<p>${t.none}</p>`}
<ul>${messages.toReversed().map(
    ({ payload, at, ttl, urgency }) => html`<li>
<time>${new Date(at).toISOString()}</time> · ${urgency} · ${ttl} s
<pre>${payload}</pre>
</li>`,
  )}</ul></main>`;
  sendPage(ctx, { language, title: t.title, style: `${PUSH_PATH}/style.css`, body });
}
