import { chatPath, chatSchema } from '@euro/api-contract';

/** The chat's GraphQL for the OpenAPI document, which shows its schema as text. */
export function describeChat(): Record<string, unknown> {
  return {
    [`/${chatPath}`]: {
      post: {
        operationId: 'postGraphql',
        summary: 'The chat of leagues, by GraphQL; for their members',
        description:
          'Queries and mutations are answered as JSON, subscriptions as server-sent events (`next` with a result each, ' +
          '`complete` when it is over for good; otherwise come back). A refusal stands in `errors`, with the code in ' +
          `\`extensions.code\`.\n\n\`\`\`graphql\n${chatSchema.replace(/^ {2}/gm, '').trim()}\n\`\`\``,
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
          400: { description: '`invalid-input`: the document can not be read; `details.problems` says why' },
          401: { description: '`not-signed-in`, `session-expired`' },
          429: { description: '`too-many-requests`: too many calls, or lines, from this address or user' },
          503: { description: '`not-available`: too many lines in all, or the server is leaving' },
        },
      },
    },
  };
}
