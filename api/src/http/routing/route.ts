import {
  changesForSuspended,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  type ErrorCode,
  endpoints,
  type ParsedBodyOf,
  type ParsedParamsOf,
  type ParsedQueryOf,
  type ResponseOf,
} from '@euro/api-contract';
import type { Context as KoaContext } from 'koa';
import { ReceivedClock } from '../../infra/clock/receivedClock.js';
import { type Form, readForm } from '../../infra/uploads/readForm.js';
import { type TextLanguage, writtenLanguage } from '../../texts/index.js';
import { type ReceivedCall, receive } from '../admission/admissionTickets.js';
import { needsTicket, withTicket } from '../admission/admit.js';
import { arrivalOf } from '../admission/paceWrites.js';
import type { CallContext } from '../context.js';
import { type KeyedCall, readIdempotencyKey } from '../idempotency/idempotencyKey.js';
import type { Language } from '../messages/messageOf.js';
import { type Caller, callerAnywhere, callerIn, identifyCaller, requireRole, tokenUser } from './caller.js';
import { competitionInPath, competitionSubject, inSubject, isOfCompetition } from './competitionSubject.js';
import { holdForApproval, registerRoute, type StoredCall } from './fourEyes.js';
import {
  assertAnswerFits,
  assertRefusalFits,
  namesOf,
  parsePart,
  readBody,
  readUnlistedBody,
  truncateWidgetUser,
  widgetUserOf,
  withBracketsJoined,
} from './input.js';
import { languageOf } from './languageOf.js';
import { runHandler } from './runHandler.js';
import { Serialized } from './serialized.js';
import { setSharing } from './setSharing.js';
import { refuseChanges, requireNotSuspended } from './suspension.js';

type CallerOf<N extends EndpointName> = Endpoints[N]['access'] extends 'session'
  ? Caller
  : Endpoints[N]['access'] extends 'optional'
    ? Caller | null
    : null;

/** One call of an endpoint, checked against its contract. */
export interface Call<N extends EndpointName, C extends CallContext = CallContext> {
  readonly name: N;
  readonly context: C;
  readonly params: ParsedParamsOf<N>;
  readonly query: ParsedQueryOf<N>;
  readonly body: ParsedBodyOf<N>;
  /** The bytes of the file that a `multipart` call sends; null without one. */
  readonly file: Buffer | null;
  /** Null for visitors, and for calls whose answer is the same for everybody. */
  readonly caller: CallerOf<N>;
  readonly language: Language;
  /** The language for sentences of the API; `language` for everything that exists in Dutch and English only. */
  readonly textLanguage: TextLanguage;
  /** The call's `Idempotency-Key`; null without one, and where the contract takes none. */
  readonly idempotencyKey: string | null;
  /** For cookies and headers only. */
  readonly http: KoaContext;
}

export type Handler<N extends EndpointName, C extends CallContext = CallContext> = (
  call: Call<N, C>,
) => Promise<ResponseOf<N> | Serialized>;

type Check = (http: KoaContext, context: CallContext) => Promise<void> | void;

/** Runs before everything else of a call: a rate limit or an origin check. Refuses by throwing. */
export interface Guard<C extends ErrorCode = ErrorCode> {
  readonly check: Check;
  /** Its error codes: a call that it guards must declare these to compile. */
  readonly refuses: readonly C[];
}

/** `C`: what its handler needs of the context. */
export interface Route<C extends CallContext = CallContext> {
  readonly name: EndpointName;
  handle(http: KoaContext, context: C): Promise<void>;
}

/**
 * A handler bound to an endpoint of the contract. Order of every call: guards (rate limit) → session → validation →
 * handler (transaction, load with lock, authorize, command, present).
 */
class BoundRoute<N extends EndpointName, C extends CallContext> implements Route<C> {
  private readonly endpoint: Endpoint;
  private readonly subjectOf: ReturnType<typeof competitionSubject>;
  private readonly names: ReturnType<typeof namesOf>;
  private readonly whileSuspended: ReturnType<typeof changesForSuspended>;
  private readonly isOfCompetition: boolean;

  constructor(
    readonly name: N,
    private readonly handler: Handler<N, C>,
    private readonly guards: readonly Guard<Endpoints[N]['errors'][number]>[] = [],
    /** Refuses what the handler would refuse, before the call waits for a second person. */
    private readonly checkFirst?: (call: Call<N, C>) => Promise<void>,
  ) {
    this.endpoint = endpoints[name];
    this.subjectOf = competitionSubject(name, this.endpoint);
    this.names = namesOf(this.endpoint);
    this.whileSuspended = changesForSuspended(name, this.endpoint);
    this.isOfCompetition = isOfCompetition(name, this.endpoint);
    if (this.endpoint.fourEyes) registerRoute(name, this as unknown as Parameters<typeof registerRoute>[1]);
  }

  async handle(http: KoaContext, context: C): Promise<void> {
    try {
      await this.answer(http, context);
    } catch (error) {
      if (context.checkAnswers) assertRefusalFits(this.name, this.endpoint, error);
      throw error;
    }
  }

  private async answer(http: KoaContext, context: C): Promise<void> {
    for (const { check } of this.guards) await check(http, context);
    let contentRead: Promise<ReceivedContent> | undefined;
    const readOnce = () => {
      contentRead ??= receiveContent(http, this.endpoint, context);
      return contentRead;
    };
    try {
      await this.answerGuarded(http, context, readOnce);
    } catch (error) {
      throw this.endpoint.keyed ? await this.ticketed(error, http, context, readOnce) : error;
    }
  }

  /**
   * Adds a ticket to the refusal of a call that ran out of time before its handler started, for example in the session
   * lookup. It is for the user of the token, which is verified before the database is asked for anything.
   */
  private async ticketed(error: unknown, http: KoaContext, context: C, readOnce: ReadOnce): Promise<unknown> {
    // Nothing is read for a refusal that stays one.
    if (http.state.receivedAt !== undefined || !needsTicket(error)) return error;
    try {
      const { fields, readAt } = await readOnce();
      const call = {
        name: this.name,
        context,
        params: parsePart(this.endpoint.params, http.params, 'params'),
        body: this.parseBody(fields),
        caller: { userId: tokenUser(http) },
        idempotencyKey: readIdempotencyKey(http),
        http,
      } as unknown as ReceivedCall & KeyedCall;
      http.state.receivedAt = receive(call, readAt);
      return withTicket(call, error);
    } catch {
      return error;
    }
  }

  private async answerGuarded(http: KoaContext, baseContext: C, readOnce: ReadOnce): Promise<void> {
    const { name, endpoint, whileSuspended } = this;
    const caller = await identifyCaller(http, baseContext, endpoint.access, whileSuspended !== 'all');
    const mayBeAllowed = whileSuspended.length > 0 || (endpoint.keyed && readIdempotencyKey(http) !== null);
    if (!mayBeAllowed) requireNotSuspended(caller);
    const isAnywhere = this.isOfCompetition || endpoint.inAny === true;
    requireRole(isAnywhere ? callerAnywhere(caller) : caller, endpoint);
    const textLanguage = languageOf(http, caller);
    http.state.language = textLanguage;
    // Calls whose answer is the same for everybody identify nobody, except for a request for a draft.
    let reader: Caller | null = caller;
    async function identifyReader(): Promise<Caller | null> {
      reader ??= await identifyCaller(http, baseContext, 'optional').catch(() => null);
      return reader;
    }
    const scope = (parts: Parameters<typeof this.subjectOf>[0]) =>
      inSubject(baseContext, this.subjectOf(parts), identifyReader);
    // A read names its competition in the address. Other sites may read every refusal, and wrong input is refused
    // first.
    const scopedContext = scope({ params: http.params, query: http.query, body: undefined });
    const shared = await scopedContext.catch(() => baseContext);
    await setSharing(http, shared, endpoint, reader);
    const params = parsePart(endpoint.params, http.params, 'params');
    const query = parsePart(endpoint.query, withBracketsJoined(http.query), 'query');
    const { fields, file, readAt } = await readOnce();
    const body = this.parseBody(fields);
    const context = await (endpoint.body ? scope({ params, query, body }) : scopedContext);
    http.state.widgetUser = widgetUserOf(fields);
    // The parts were parsed by the very schemas that `Call<N>` is inferred from.
    const call = {
      ...{ name, context, params, query, body, file, textLanguage, http },
      caller: await this.authorized(caller, context, params),
      language: writtenLanguage(textLanguage),
      idempotencyKey: endpoint.keyed ? readIdempotencyKey(http) : null,
    } as unknown as Call<N, C>;
    if (caller?.suspendedUntil !== undefined && whileSuspended !== 'all')
      await refuseChanges(call as unknown as Parameters<typeof refuseChanges>[0], whileSuspended);
    if (endpoint.fourEyes) await this.holdIfNeeded(call, { params: http.params, fields, file });
    const result = await runHandler(this.handler, endpoint.keyed ? callReceivedAt(call, readAt) : call);
    if (baseContext.checkAnswers && !(result instanceof Serialized)) assertAnswerFits(name, endpoint, result);
    send(http, result);
  }

  /** The caller with his roles in the competition of the call. @throws the refusal `forbidden` */
  private async authorized(caller: Caller | null, context: C, params: object): Promise<Caller | null> {
    const named = competitionInPath(this.name, params) ?? this.isOfCompetition;
    const callerHere = await callerIn(caller, context, named);
    if (!this.endpoint.inAny) requireRole(callerHere, this.endpoint);
    return callerHere;
  }

  private async holdIfNeeded(call: Call<N, C>, sent: Omit<StoredCall, 'caller'>): Promise<void> {
    const { name, endpoint } = this;
    const { context, caller, body } = call as unknown as Call<'POST admin/matchdays/{weekId}/reopen'>;
    await holdForApproval({ ...sent, name, endpoint, context, caller, body }, async () =>
      this.checkFirst?.(call),
    );
  }

  /** Makes a call that was stored until a second person approved it. */
  async runStored(
    baseContext: C,
    { params: sentParams, fields, file, caller }: StoredCall,
    http: KoaContext,
  ) {
    const { name, endpoint } = this;
    const params = parsePart(endpoint.params, sentParams, 'params');
    const body = this.parseBody(fields);
    const context = await inSubject(baseContext, this.subjectOf({ params, query: {}, body }), caller);
    const textLanguage = caller.language;
    const call = {
      ...{ name, context, params, query: {}, body, file, textLanguage, http },
      caller: await this.authorized(caller, context, params),
      ...{ language: textLanguage, idempotencyKey: null },
    } as unknown as Call<N, C>;
    return this.handler(call);
  }

  private parseBody(fields: unknown): unknown {
    const { body } = this.endpoint;
    return body ? parsePart(body, fields, 'body', this.names) : {};
  }
}

/** `route` for handlers that need more than every call does. */
export function routeFor<C extends CallContext>() {
  return <N extends EndpointName>(...args: ConstructorParameters<typeof BoundRoute<N, C>>): Route<C> =>
    new BoundRoute(...args);
}

/** Binds a handler that needs what every call can reach. */
export const route = routeFor<CallContext>();

type Content = Pick<Form, 'file'> & { readonly fields: unknown };

/** With the real time at which all of it was received, in epoch milliseconds. */
type ReceivedContent = Content & { readonly readAt: number };
type ReadOnce = () => Promise<ReceivedContent>;

async function receiveContent(
  http: KoaContext,
  endpoint: Endpoint,
  { realNow }: CallContext,
): Promise<ReceivedContent> {
  const { fields, file } = await readContent(http, endpoint);
  return { fields: truncateWidgetUser(fields), file, readAt: arrivalOf(http.req) ?? realNow() };
}

async function readContent(http: KoaContext, endpoint: Endpoint): Promise<Content> {
  if (endpoint.multipart !== undefined) return readForm(http, endpoint.multipart, endpoint.maxBytes);
  const fields = endpoint.body ? await readBody(http, endpoint) : await readUnlistedBody(http);
  return { fields, file: null };
}

/** Sets the moment at which a change counts: when the server had received all of it. */
function callReceivedAt<N extends EndpointName, C extends CallContext>(call: Call<N, C>, readAt: number) {
  const { context, http } = call;
  // A call with a key is signed in.
  const receivedCall = receive(call as unknown as ReceivedCall, readAt);
  http.state.receivedAt = receivedCall;
  return { ...call, context: { ...context, clock: new ReceivedClock(context.clock, receivedCall) } };
}

function send(http: KoaContext, answer: unknown): void {
  http.status = 200;
  if (answer instanceof Serialized) {
    if (answer.etag !== undefined) http.etag = answer.etag;
    http.body = answer.bytes;
    http.type = answer.type;
  } else {
    http.body = JSON.stringify(answer);
    http.type = 'application/json';
  }
}
