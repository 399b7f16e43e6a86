import { createHmac } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import { FACEBOOK_PATH } from './path.js';
import { type FacebookPerson, PEOPLE } from './people.js';
import type { Tokens } from './tokens.js';

export interface FacebookApp {
  readonly appId: string;
  readonly appSecret: string;
}

/** The Graph API's calls of a sign-in (developers.facebook.com/docs/graph-api): `debug_token` and `me`. */
export function graph({ appId, appSecret }: FacebookApp, tokens: Tokens): Router {
  const router = new Router({ prefix: `${FACEBOOK_PATH}/graph` });

  router.get('/debug_token', (ctx) => {
    if (text(ctx, 'access_token') !== `${appId}|${appSecret}`) {
      return refuse(ctx, 190, 'Invalid OAuth access token signature.');
    }
    const token = tokens.find(text(ctx, 'input_token'));
    if (!token) {
      const error = { code: 190, message: 'Invalid OAuth access token.' };
      ctx.body = { data: { error, is_valid: false, scopes: [] } };
      return;
    }
    ctx.body = {
      data: {
        app_id: appId,
        type: 'USER',
        application: 'EuroManager',
        expires_at: Math.floor(token.endsAt / 1000),
        is_valid: tokens.isValid(token),
        scopes: ['email', 'public_profile'],
        user_id: token.personId,
      },
    };
  });

  router.get('/me', (ctx) => {
    const accessToken = text(ctx, 'access_token');
    const token = tokens.find(accessToken);
    const person = PEOPLE.find(({ id }) => id === token?.personId);
    if (!token || !person || !tokens.isValid(token)) return refuse(ctx, 190, 'Invalid OAuth access token.');
    const proof = createHmac('sha256', appSecret).update(accessToken).digest('hex');
    if (text(ctx, 'appsecret_proof') !== proof) {
      return refuse(ctx, 100, 'Invalid appsecret_proof provided in the API argument');
    }
    ctx.body = fieldsOf(person, text(ctx, 'fields').split(','));
  });

  return router;
}

/** The requested fields that a person has, and always the id. */
function fieldsOf(person: FacebookPerson, names: readonly string[]): Record<string, string> {
  const { id, firstName, lastName, email } = person;
  const all: Readonly<Record<string, string | null>> = {
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`,
    email,
  };
  const fields = Object.entries(all).filter((field): field is [string, string] => {
    return names.includes(field[0]) && field[1] !== null;
  });
  return { id, ...Object.fromEntries(fields) };
}

const text = (ctx: Context, name: string) => String(ctx.query[name] ?? '');

function refuse(ctx: Context, code: number, message: string): void {
  ctx.status = 400;
  ctx.body = { error: { message, type: 'OAuthException', code, fbtrace_id: 'standin' } };
}
