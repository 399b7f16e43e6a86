import bodyParser from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import * as z from 'zod';
import { type Html, html } from '../pages/html.js';
import { type Language, languageOf } from '../pages/language.js';
import { sendPage } from '../pages/page.js';
import { dialogStyle } from './dialogStyle.js';
import { FACEBOOK_PATH } from './path.js';
import { type FacebookPerson, PEOPLE } from './people.js';
import type { Tokens } from './tokens.js';

const STYLE = `${FACEBOOK_PATH}/dialog.css`;

const TEXTS = {
  nl: {
    title: 'Aanmelden met Facebook',
    test: 'Dit is een test: dit is Facebook niet, en deze mensen zijn verzonnen.',
    question: 'Als wie wil je verdergaan naar EuroManager?',
    noEmail: 'zonder e-mailadres',
    cancel: 'Annuleren',
    wrong: 'Deze koppeling klopt niet.',
  },
  en: {
    title: 'Sign in with Facebook',
    test: 'This is a test: this is not Facebook, and these people are invented.',
    question: 'As whom do you want to go on to EuroManager?',
    noEmail: 'no e-mail address',
    cancel: 'Cancel',
    wrong: 'This link is not right.',
  },
} satisfies Record<Language, Record<string, string>>;

interface DialogOptions {
  readonly appId: string;
  /** The only permitted redirect address. */
  readonly redirectUri: string;
  readonly tokens: Tokens;
}

/** Facebook's login dialog: `?client_id&redirect_uri&state&response_type=token&scope`; responds in the fragment. */
export function dialog({ appId, redirectUri, tokens }: DialogOptions): Router {
  const router = new Router({ prefix: FACEBOOK_PATH });
  const signInQuery = z.object({
    client_id: z.literal(appId),
    redirect_uri: z.literal(redirectUri),
    response_type: z.literal('token'),
    state: z.string().max(500).default(''),
  });
  const choiceSchema = z.object({ person: z.string().max(50).optional() });

  router.get('/dialog.css', (ctx) => {
    ctx.type = 'css';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = dialogStyle;
  });

  router.get('/dialog', (ctx) => {
    if (!signInQuery.safeParse(ctx.query).success) return showWrong(ctx);
    const language = languageOf(ctx);
    const { title } = TEXTS[language];
    const formsLeadTo = [new URL(redirectUri).origin];
    sendPage(ctx, { language, title, style: STYLE, body: choices(language, ctx.querystring), formsLeadTo });
  });

  router.post('/dialog', bodyParser({ enableTypes: ['form'] }), (ctx) => {
    const query = signInQuery.safeParse(ctx.query);
    if (!query.success) return showWrong(ctx);
    const { state } = query.data;
    const choice = choiceSchema.safeParse(ctx.request.body);
    const person = PEOPLE.find(({ id }) => id === choice.data?.person);
    ctx.redirect(person ? withToken(person, state) : cancelQuery(state));
    ctx.status = 303;
  });

  function withToken({ id }: FacebookPerson, state: string): string {
    const answer = {
      access_token: tokens.give(id),
      token_type: 'bearer',
      expires_in: String(tokens.lifetimeSeconds),
      state,
    };
    return `${redirectUri}#${new URLSearchParams(answer)}`;
  }

  /** Redirects with the error in the query, like Facebook. */
  function cancelQuery(state: string): string {
    const answer = {
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state,
    };
    return `${redirectUri}?${new URLSearchParams(answer)}#_=_`;
  }

  return router;
}

function choices(language: Language, query: string): Html {
  const texts = TEXTS[language];
  return html`<p class="test" role="note">${texts.test}</p>
<main><h1>${texts.question}</h1>
<form method="post" action="${FACEBOOK_PATH}/dialog?${query}">
${PEOPLE.map(
  ({ id, firstName, lastName, email }) =>
    html`<button name="person" value="${id}">${firstName} ${lastName}<small>${email ?? texts.noEmail}</small></button>`,
)}
<button class="cancel" name="cancel" value="1">${texts.cancel}</button>
</form></main>`;
}

function showWrong(ctx: Context): void {
  const language = languageOf(ctx);
  const { title, test, wrong } = TEXTS[language];
  const body = html`<p class="test" role="note">${test}</p><main><h1>${wrong}</h1></main>`;
  sendPage(ctx, { language, title, style: STYLE, body, status: 400 });
}
