import { type ErrorCode, liveStream } from '@euro/api-contract';
import { describeRefusals } from './describeRefusals.js';

const REFUSALS: readonly ErrorCode[] = [
  'contract-unsupported',
  'not-found',
  'nothing-to-show-yet',
  'too-many-requests',
  'internal-error',
  'not-available',
];

/**
 * Describes the stream of live events for the OpenAPI document, which has no notion of a stream: its messages are
 * those of `GET live`.
 */
export function describeStream(): Record<string, unknown> {
  return {
    [`/${liveStream.path}`]: {
      get: {
        operationId: 'getLiveStream',
        summary: 'What moves while a matchday runs, as server-sent events',
        description:
          'Event `snapshot` holds the whole live state, `change` the head and what changed of matches and players. Each ' +
          "event's id is its cursor: who comes back with it misses nothing. A comment every 20 seconds keeps the line open; the " +
          'server ends streams now and then.',
        tags: ['live'],
        parameters: [
          {
            name: 'Last-Event-ID',
            in: 'header',
            required: false,
            description: 'The cursor of the last event read: without a newer state there is no snapshot.',
            schema: { type: 'string' },
          },
          {
            name: 'lastEventId',
            in: 'query',
            required: false,
            description: 'The same, for who can not set headers.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: {
            description: 'The stream',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
          ...describeRefusals(REFUSALS),
        },
      },
    },
  };
}
