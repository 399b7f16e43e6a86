import { type ErrorCode, errorStatus } from '@euro/api-contract';
import { messageOf } from '../messages/messageOf.js';

type Json = Record<string, unknown>;

/** One response for each status, listing its codes with their sentences. */
export function describeRefusals(codes: readonly ErrorCode[]): Record<string, Json> {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      describeStatus(codes.filter((code) => errorStatus[code] === status)),
    ]),
  );
}

function describeStatus(codes: readonly ErrorCode[]): Json {
  const errorSchema = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${messageOf(code, 'en')}`).join('\n\n'),
    content: {
      'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, errorSchema] } },
    },
  };
}

/** Slow senders are cut off by the server itself, without a word in JSON. */
export const TOO_SLOW: Json = {
  408: { description: 'The request did not come whole within 100 seconds. Without a body.' },
};
