import bodyParser from '@koa/bodyparser';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import type Provider from 'oidc-provider';
import * as z from 'zod';
import { languageOf } from '../pages/language.js';
import { sendPage } from '../pages/page.js';
import { SITE_CLIENT } from './createProvider.js';
import { noticePage, signInPage } from './pages/ssoPages.js';
import { SSO_PATH } from './path.js';
import { personWith } from './people.js';
import { ssoTexts } from './texts.js';

const credentials = z.object({ email: z.string().max(200), password: z.string().max(200) });

/** The provider's sign-in pages, below `/interaction/{uid}`. */
export function interactions(provider: Provider, style: string): Router {
  const router = new Router({ prefix: `${SSO_PATH}/interaction` });
  router.use(
    async function overIsSaid(ctx, next) {
      try {
        await next();
      } catch (error) {
        if (!isOver(error)) throw error;
        const texts = ssoTexts[languageOf(ctx)];
        const body = noticePage(texts.error, texts.over);
        sendPage(ctx, { language: languageOf(ctx), title: texts.error, style, body, status: 400 });
      }
    },
    bodyParser({ enableTypes: ['form'] }),
  );

  router.get('/:uid', async (ctx) => {
    await show(ctx, await provider.interactionDetails(ctx.req, ctx.res), null);
  });

  router.post('/:uid', async (ctx) => {
    const details = await provider.interactionDetails(ctx.req, ctx.res);
    const parsed = credentials.safeParse(ctx.request.body);
    const person = parsed.success ? personWith(parsed.data.email, parsed.data.password) : undefined;
    if (!person) return show(ctx, details, { email: parsed.data?.email ?? '' });
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: person.id } }));
    ctx.status = 303;
  });

  router.post('/:uid/abort', async (ctx) => {
    const refusal = { error: 'access_denied', error_description: 'The person said no' };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, refusal));
    ctx.status = 303;
  });

  async function show(
    ctx: Context,
    details: Details,
    wrong: { readonly email: string } | null,
  ): Promise<void> {
    const { client_id: clientId, redirect_uri: redirectUri } = details.params;
    const client = await provider.Client.find(String(clientId));
    const language = languageOf(ctx);
    const texts = ssoTexts[language];
    sendPage(ctx, {
      language,
      title: `${texts.signIn} · De Schelde`,
      style,
      status: wrong ? 422 : 200,
      formsLeadTo: [new URL(String(redirectUri)).origin],
      body: signInPage({
        texts,
        action: `${SSO_PATH}/interaction/${details.uid}`,
        clientName: clientId === SITE_CLIENT ? null : (client?.clientName ?? null),
        wrong,
      }),
    });
  }

  return router;
}

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/** True when oidc-provider reports a missing cookie or an expired interaction (half an hour). */
const isOver = (error: unknown) => error instanceof Error && error.name === 'SessionNotFound';
