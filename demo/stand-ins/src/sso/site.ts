import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Router } from '@koa/router';
import type Provider from 'oidc-provider';
import { languageOf } from '../pages/language.js';
import { sendPage } from '../pages/page.js';
import { SITE_CLIENT } from './createProvider.js';
import { sectionPage } from './pages/ssoPages.js';
import { ssoStyle } from './pages/ssoStyle.js';
import { SSO_PATH } from './path.js';
import { findPerson } from './people.js';
import { ssoTexts } from './texts.js';

const SECTIONS: readonly string[] = ['nieuws', 'sport', 'kijk', 'luister'];

const WIDGET = join(dirname(fileURLToPath(import.meta.url)), '../../public/widget.js');

/** The broadcaster's site, as far as its header widget needs it: the session, signing in and out. */
export function site(provider: Provider, publicUrl: string): Router {
  const router = new Router({ prefix: SSO_PATH });

  router.get('/widget.js', (ctx) => {
    ctx.type = 'js';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = readFileSync(WIDGET, 'utf8');
  });

  router.get('/style.css', (ctx) => {
    ctx.type = 'css';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = ssoStyle;
  });

  // `{ state: 1 | 0, user }`, polled by the widget.
  router.get('/session', async (ctx) => {
    const { accountId } = await provider.Session.get(ctx as never);
    const person = findPerson(accountId);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = person
      ? { state: 1, user: { id: person.id, firstName: person.firstName, lastName: person.lastName } }
      : { state: 0, user: null };
  });

  // Target of the strip on top of the portal.
  router.get(['/site', '/site/:section'], (ctx) => {
    const language = languageOf(ctx);
    const { section = 'De Schelde' } = ctx.params;
    if (section !== 'De Schelde' && !SECTIONS.includes(section)) return;
    const title = section.charAt(0).toUpperCase() + section.slice(1);
    const body = sectionPage(ssoTexts[language], title);
    sendPage(ctx, { language, title: `${title} · De Schelde`, style: `${SSO_PATH}/style.css`, body });
  });

  // Signs in to the broadcaster alone: only the session is needed.
  router.get('/sign-in', (ctx) => {
    const query = new URLSearchParams({
      client_id: SITE_CLIENT,
      response_type: 'none',
      redirect_uri: `${publicUrl}${SSO_PATH}/back`,
      scope: 'openid',
      state: pathOf(ctx.query.return),
    });
    ctx.redirect(`${publicUrl}${SSO_PATH}/auth?${query}`);
  });

  router.get('/back', (ctx) => {
    ctx.redirect(publicUrl + pathOf(ctx.query.state));
  });

  router.post('/sign-out', async (ctx) => {
    // Only the page with the widget may do it: forms of other sites can't sign the user out.
    if (ctx.get('Origin') !== new URL(publicUrl).origin) {
      ctx.status = 403;
      return;
    }
    const session = await provider.Session.get(ctx as never);
    if (session.accountId) await session.destroy();
    ctx.status = 204;
  });

  return router;
}

/** A path of this origin; anything else leads to the front page. */
function pathOf(query: unknown): string {
  const path = String(query ?? '');
  return /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/';
}
