import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { dialog } from './dialog.js';
import { graph } from './graph.js';
import { createTokens } from './tokens.js';

export interface FacebookStandInOptions {
  /** Where the portal is, without a slash at the end: people return to `/provider/facebook` there. */
  readonly portalUrl: string;
  readonly appId?: string;
  readonly appSecret?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface FacebookStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** A token as the dialog gives it, for tests. */
  giveToken(personId: string): string;
}

/** Facebook, as far as signing in needs it: the login dialog and the Graph API, with made-up people. */
export function createFacebookStandIn(options: FacebookStandInOptions): FacebookStandIn {
  const {
    portalUrl,
    appId = '100000000000001',
    appSecret = 'facebook-demo-secret',
    now = Date.now,
  } = options;
  const tokens = createTokens(now);
  const app = new Koa();
  app.silent = true;
  app
    .use(graph({ appId, appSecret }, tokens).routes())
    .use(dialog({ appId, redirectUri: `${portalUrl}/provider/facebook`, tokens }).routes());
  return { handler: app.callback(), giveToken: tokens.give };
}
