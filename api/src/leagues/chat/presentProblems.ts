import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { messageOf, toRefusal } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import type { TextLanguage } from '../../texts/index.js';

/** Language and id of the request. */
export interface Reply {
  readonly language: TextLanguage;
  readonly requestId: string;
  readonly log: Logger;
}

/** Failures in GraphQL's form, with the contract's code in `extensions` and nothing of what went wrong inside. */
export function presentProblems(errors: readonly unknown[], reply: Reply): GraphQLFormattedError[] {
  return errors.map((error) => {
    const { originalError, path, message } = error as Partial<GraphQLError>;
    // An error without a path concerns the request itself, such as its variables.
    const isAboutQuestion = error instanceof GraphQLError && !path;
    const refusal = isAboutQuestion
      ? new Refusal('invalid-input', { problems: [message] })
      : toRefusal(originalError ?? error);
    const { code, status, details } = refusal;
    const { language, requestId, log } = reply;
    if (status >= 500) log.error({ err: originalError ?? error, requestId }, code);
    return {
      message: messageOf(code, language, details),
      ...(path ? { path } : {}),
      extensions: { code, status, requestId, ...(details ? { details } : {}) },
    };
  });
}
