import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context } from 'koa';
import { languageOf } from '../pages/language.js';
import { sendPage } from '../pages/page.js';
import { memoryStore, type Store } from '../store.js';
import { createProvider } from './createProvider.js';
import { interactions } from './interactions.js';
import { noticePage, signOutPage } from './pages/ssoPages.js';
import { SSO_PATH } from './path.js';
import { site } from './site.js';
import { ssoTexts } from './texts.js';

export interface SsoStandInOptions {
  /** Public address, without a slash at the end: the issuer is this and `/stand-ins/sso`. */
  readonly publicUrl: string;
  /** Address of the portal, to which sign-ins return; `publicUrl` by default. */
  readonly portalUrl?: string;
  readonly clientSecret?: string;
  /** Storage; in memory by default. */
  readonly store?: Store;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface SsoStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
}

/** The broadcaster "De Schelde": an OpenID provider with fictitious people, and the script of its header widget. */
export function createSsoStandIn(options: SsoStandInOptions): SsoStandIn {
  const { publicUrl, portalUrl = publicUrl, store = memoryStore(), now = Date.now } = options;
  const style = `${SSO_PATH}/style.css`;
  const provider = createProvider({
    store,
    now,
    publicUrl,
    portalUrl,
    clientSecret: options.clientSecret ?? 'euromanager-demo-secret',
    pages: {
      renderError: (ctx, details) => {
        const texts = ssoTexts[languageOf(ctx)];
        // The response has its status by then.
        notice(ctx, texts.error, `${details.error}: ${details.error_description ?? ''}`, ctx.status);
      },
      logoutSource: (ctx, form) => {
        const language = languageOf(ctx);
        const texts = ssoTexts[language];
        const body = signOutPage(texts, form);
        sendPage(ctx, {
          language,
          title: texts.signOut,
          style,
          body,
          formsLeadTo: [new URL(portalUrl).origin],
        });
      },
      postLogoutSuccessSource: (ctx) => notice(ctx, ssoTexts[languageOf(ctx)].signedOut),
    },
  });

  function notice(ctx: Context, title: string, sentence: string | null = null, status = 200): void {
    const body = noticePage(title, sentence);
    sendPage(ctx, { language: languageOf(ctx), title: `${title} · De Schelde`, style, body, status });
  }

  const toProvider = provider.callback();
  const app = new Koa({ proxy: true });
  app.silent = true;
  app.use(interactions(provider, style).routes()).use(site(provider, publicUrl).routes());
  const toPages = app.callback();

  return {
    handler(request, response) {
      // Independent of the request's host, addresses and cookies are those of the public address.
      const { protocol, host } = new URL(publicUrl);
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      request.headers['x-forwarded-host'] = host;
      if (isOwnPage(request.url ?? '')) return void toPages(request, response);
      const { url = '' } = request;
      // oidc-provider derives its mount path by comparing both.
      Object.assign(request, { originalUrl: url, url: url.slice(SSO_PATH.length) || '/' });
      void toProvider(request, response);
    },
  };
}

const OWN_PAGE = new RegExp(
  `^${SSO_PATH}/(interaction/|(session|sign-in|sign-out|back|widget\\.js|style\\.css|site(/\\w+)?)(\\?|$))`,
);
const isOwnPage = (url: string) => OWN_PAGE.test(url);
