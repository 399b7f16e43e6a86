import { chatPath, chatSchema, type ErrorCode } from '@euro/api-contract';
import { describeRefusals, TOO_SLOW } from './describeRefusals.js';

/** Codes with which the call itself is refused; those of an operation are in its result. */
const REFUSALS: readonly ErrorCode[] = [
  'invalid-input',
  'malformed-body',
  'contract-unsupported',
  'not-signed-in',
  'session-expired',
  'body-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'internal-error',
  'not-available',
];

/** The chat's GraphQL for the OpenAPI document, which shows its schema as text. */
export function describeChat(): Record<string, unknown> {
  return {
    [`/${chatPath}`]: {
      post: {
        operationId: 'postGraphql',
        summary: 'The chat of leagues, by GraphQL; for their members',
        description:
          'Queries and mutations are answered as JSON, subscriptions as server-sent events (`next` with a result each, ' +
          '`complete` when it is over for good; otherwise come back). A refusal of an operation is in `errors`, with the ' +
          `code in \`extensions.code\`. A document that can not be read is refused as \`invalid-input\`, and \`details.problems\` says why.\n\n\`\`\`graphql\n${chatSchema.replace(/^ {2}/gm, '').trim()}\n\`\`\``,
        tags: ['chat'],
        security: [{ accessToken: [] }],
        parameters: [],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  query: { type: 'string', maxLength: 20_000 },
                  operationName: { type: ['string', 'null'] },
                  variables: { type: ['object', 'null'] },
                },
                required: ['query'],
              },
            },
          },
        },
        responses: {
          200: {
            description: 'The result, or why there is none',
            content: {
              'application/json': { schema: { type: 'object' } },
              'text/event-stream': { schema: { type: 'string' } },
            },
          },
          ...TOO_SLOW,
          ...describeRefusals(REFUSALS),
        },
      },
    },
  };
}
