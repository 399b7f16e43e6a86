import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa from 'koa';
import { dialog } from './dialog.js';
import { graph } from './graph.js';
import { createTokens } from './tokens.js';

export interface FacebookStandInOptions {
  /** Address of the portal, without a slash at the end; sign-ins return to its `/provider/facebook`. */
  readonly portalUrl: string;
  readonly appId?: string;
  readonly appSecret?: string;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

export interface FacebookStandIn {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Issues a token like the dialog, for tests. */
  giveToken(personId: string): string;
}

/** The parts of Facebook for signing in: login dialog and Graph API, with fictitious people. */
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
