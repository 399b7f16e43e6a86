import type { ErrorCode } from '@euro/api-contract';
import { describeRefusals } from './describeRefusals.js';

type Json = Record<string, unknown>;

const REFUSALS: readonly ErrorCode[] = [
  'contract-unsupported',
  'not-found',
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

const PNG: Json = { 'image/png': { schema: { type: 'string', format: 'binary' } } };
const STRING: Json = { type: 'string' };

const text = (name: string, required: boolean, description: string): Json => ({
  ...{ name, in: 'query', required, description },
  schema: STRING,
});

const CARD: Json = {
  name: 'card',
  in: 'query',
  required: false,
  description: 'The lineup in place of the points.',
  schema: { type: 'string', enum: ['squad'] },
};

const KEY = text('key', false, 'The `pictureKey` of a league, which members pass on.');

/** The pictures, previews, oEmbed and feeds for other sites; the gateway serves them without `/api`, too. */
export function describeShare(): Record<string, unknown> {
  return {
    '/share/portal.png': describeRead({
      operationId: 'getSharePortalPicture',
      summary: 'The portal as a picture of 1200 × 630 pixels',
      description: 'For pages that have no picture of their own.',
      parameters: [LANG],
      content: PNG,
    }),
    '/share/page': describeRead({
      operationId: 'getSharePage',
      summary: 'Title, sentence and picture of a public page',
      description: 'What the gateway puts into the page for crawlers: nothing that a stranger may not know.',
      parameters: [text('path', true, 'With its query: `/stats?player=12`.'), LANG],
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              title: STRING,
              description: STRING,
              path: STRING,
              image: STRING,
              hasEmbed: { type: 'boolean' },
            },
            required: ['title', 'description', 'path', 'image', 'hasEmbed'],
          },
        },
      },
      refusals: ['too-many-wrong-codes', 'invite-invalid'],
    }),
    '/oembed': describeRead({
      operationId: 'getOEmbed',
      summary: 'oEmbed for rankings, matches, players and the countdown',
      description: 'What an editor gets who pastes an address of the portal: a frame (docs/guides/share.md).',
      parameters: [
        text('url', true, 'An address of the portal.'),
        text('format', false, '`json`, which it is without it, or `xml`.'),
        text('maxwidth', false, 'Pixels.'),
        text('maxheight', false, 'Pixels.'),
        LANG,
      ],
      content: {
        'application/json': { schema: { type: 'object' } },
        'text/xml': { schema: STRING },
      },
      refusals: ['invalid-input', 'too-many-wrong-codes', 'invite-invalid'],
    }),
    '/feed.xml': describeRead({
      operationId: 'getFeedXml',
      summary: 'Results and deadlines as RSS 2.0',
      description: 'Until now, by the game’s clock; the newest fifty.',
      parameters: [LANG],
      content: { 'application/rss+xml': { schema: STRING } },
    }),
    '/feed.json': describeRead({
      operationId: 'getFeedJson',
      summary: 'Results and deadlines as JSON Feed 1.1',
      description: 'Until now, by the game’s clock; the newest fifty.',
      parameters: [LANG],
      content: { 'application/feed+json': { schema: { type: 'object' } } },
    }),
    '/share/team/{id}/{weekId}.png': describePicture(
      'getShareTeamPicture',
      'A team’s matchday as a picture of 1200 × 630 pixels',
      'Points, places and the best three from the deadline on. Before it the lineup, for the owner only.',
      [CARD],
    ),
    '/share/league/{id}/{weekId}.png': describePicture(
      'getShareLeaguePicture',
      'A mini-league after a matchday as a picture of 1200 × 630 pixels',
      'The table for members; for others name and size of a league that can be found, and 404 for the rest.',
      [KEY],
    ),
    '/share/cup/{id}/{weekId}.png': describePicture(
      'getShareCupPicture',
      'A round of a mini-league’s cup as a picture of 1200 × 630 pixels',
      'Of the matchday in which it is played; for members and with the `pictureKey` of the league, 404 for the rest.',
      [KEY],
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
    ...{ name, in: 'path', required: true },
    schema: { type: 'integer', minimum: 1 },
  });
  return describeRead({
    ...{ operationId, summary, description, content: PNG },
    parameters: [inPath('id'), inPath('weekId'), LANG, ...more],
    refusals: ['not-signed-in', 'session-expired', 'nothing-to-show-yet'],
    mayHaveSession: true,
  });
}

interface Read {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Json[];
  readonly content: Json;
  /** Besides those of all. */
  readonly refusals?: readonly ErrorCode[];
  readonly mayHaveSession?: boolean;
}

function describeRead({ operationId, summary, description, parameters, content, ...more }: Read): Json {
  return {
    get: {
      ...{ operationId, summary, description, tags: ['share'] },
      ...(more.mayHaveSession && { security: [{}, { accessToken: [] }] }),
      parameters,
      responses: {
        200: { description: 'Done', content },
        304: { description: 'The same as what `If-None-Match` names. Without a body.' },
        ...describeRefusals([...REFUSALS, ...(more.refusals ?? [])]),
      },
    },
  };
}
