import type { ErrorCode } from '@euro/api-contract';
import { describeRefusals } from './describeRefusals.js';

type Json = Record<string, unknown>;

const REFUSALS: readonly ErrorCode[] = [
  'contract-unsupported',
  'not-signed-in',
  'session-expired',
  'not-found',
  'nothing-to-show-yet',
  'too-many-requests',
  'internal-error',
  'not-available',
];

const LANG: Json = {
  name: 'lang',
  in: 'query',
  required: false,
  description: 'Dutch without it.',
  schema: { type: 'string', enum: ['nl', 'en'] },
};

const CARD: Json = {
  name: 'card',
  in: 'query',
  required: false,
  description: 'The line-up in place of the points.',
  schema: { type: 'string', enum: ['squad'] },
};

/** The pictures for other sites, which the gateway also serves at `/share/…`. */
export function describeShare(): Record<string, unknown> {
  return {
    '/share/team/{id}/{weekId}.png': describePicture(
      'getShareTeamPicture',
      'A team’s matchday as a picture of 1200 × 630 pixels',
      'Points, places and the best three from the deadline on. Before it the line-up, for the owner only.',
      [CARD],
    ),
    '/share/league/{id}/{weekId}.png': describePicture(
      'getShareLeaguePicture',
      'A mini-league after a matchday as a picture of 1200 × 630 pixels',
      'The table for members; for others name and size of a league that can be found, and 404 for the rest.',
    ),
    '/share/player/{id}/{weekId}.png': describePicture(
      'getSharePlayerPicture',
      'A player’s matchday as a picture of 1200 × 630 pixels',
      'From his nation’s kick-off on, by the game’s clock.',
    ),
  };
}

function describePicture(
  operationId: string,
  summary: string,
  description: string,
  more: readonly Json[] = [],
): Json {
  const inPath = (name: string) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  });
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['share'],
      security: [{}, { accessToken: [] }],
      parameters: [inPath('id'), inPath('weekId'), LANG, ...more],
      responses: {
        200: {
          description: 'The picture',
          content: { 'image/png': { schema: { type: 'string', format: 'binary' } } },
        },
        304: { description: 'The same as what `If-None-Match` names. Without a body.' },
        ...describeRefusals(REFUSALS),
      },
    },
  };
}
