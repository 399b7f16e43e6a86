import { chatPath, chatSchema } from '@euro/api-contract';
import { assertObjectType, buildSchema, execute, OperationTypeNode, subscribe } from 'graphql';
import type { Context as KoaContext, Middleware } from 'koa';
import * as z from 'zod';
import {
  addressOf,
  type Caller,
  identifyCaller,
  languageOf,
  parsePart,
  readBody,
  refuseReader,
  STREAM_HEADERS,
  suspendedRefusal,
  tokenExpiry,
  tokenOf,
} from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { LeaguesContext } from '../context.js';
import type { ChatReader } from './chatRoom.js';
import { type ChatCall, chatRoot, chatStreams, commentFields } from './chatRoot.js';
import { presentProblems } from './presentProblems.js';
import { readOperation } from './readOperation.js';
import { presentResult, sendResults } from './sendResults.js';

const PATH = `/api/${chatPath}`;
const schema = buildSchema(chatSchema);
const fields = assertObjectType(schema.getType('Comment')).getFields();
for (const [name, resolve] of Object.entries(commentFields)) Object.assign(fields[name] ?? {}, { resolve });

const question = z.object({
  query: z.string().max(20_000),
  operationName: z.string().max(100).nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * `POST /api/graphql`: one address for many operations, so it is not in the table of calls, but with the same order of
 * duties: rate limit → session → validation → transaction (decisions §5.8). No cookie is read here, so there is
 * nothing that another site could make a browser do: the caller is named by `Authorization` alone.
 */
export function serveChat(context: LeaguesContext): Middleware {
  return async function answerChat(http, next) {
    if (http.path !== PATH) return next();
    http.state.route = 'POST graphql';
    if (http.method !== 'POST') throw new Refusal('method-not-allowed', { allow: 'POST' }, { Allow: 'POST' });
    await context.rateLimits.consume('chatByAddress', addressOf(http));
    const caller = await identifyReader(http, context);
    const request = parsePart(question, await readBody(http, {}), 'body') as z.output<typeof question>;
    const { document, kind } = readOperation(
      schema,
      { query: request.query, operationName: request.operationName ?? null },
      context.env.demo,
    );
    const closeController = new AbortController();
    const { language } = http.state;
    const call: ChatCall = { context, caller, language, signal: closeController.signal };
    const operation = {
      schema,
      document,
      contextValue: call,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
    };
    http.set('Cache-Control', 'no-store');
    const reply = { language, requestId: http.state.requestId, log: context.log };
    if (kind !== OperationTypeNode.SUBSCRIPTION) {
      const refusal = kind === OperationTypeNode.MUTATION ? suspendedRefusal(caller) : null;
      http.body = JSON.stringify(
        refusal
          ? { errors: presentProblems([refusal], reply) }
          : presentResult(await execute({ ...operation, rootValue: chatRoot }), reply),
      );
      http.type = 'application/json';
      return;
    }
    if (http.accepts('text/event-stream') === false) throw new Refusal('invalid-input');
    const admission = context.chat.admits(addressOf(http), caller.userId);
    if (admission !== 'welcome') throw refuseReader(admission);
    http.res.once('close', () => closeController.abort());
    const results = await subscribe({ ...operation, rootValue: chatStreams });
    if (http.res.destroyed) return;
    http.status = 200;
    http.respond = false;
    http.res.writeHead(200, STREAM_HEADERS);
    context.chat.add(http.res, addressOf(http));
    const isStream = Symbol.asyncIterator in results;
    void sendResults(isStream ? results : only(results), http.res, reply);
  };
}

type ChatCaller = ChatReader & Pick<Caller, 'suspendedUntil'>;

/** The suspension is read for all operations: those that change something are known later. */
async function identifyReader(http: KoaContext, context: LeaguesContext): Promise<ChatCaller> {
  const caller = await identifyCaller(http, context, 'session', true);
  if (!caller) throw new Refusal('not-signed-in');
  http.state.language = languageOf(http, caller);
  const { userId, sessionFamily, suspendedUntil } = caller;
  const expiresAt = tokenExpiry(tokenOf(http));
  return { userId, sessionFamily, expiresAt, ...(suspendedUntil !== undefined && { suspendedUntil }) };
}

async function* only<T>(value: T): AsyncGenerator<T> {
  yield value;
}
