import * as z from 'zod';

/** The variables of live feeds (docs/guides/live-feed.md). */
export const feedVariables = {
  /**
   * Secrets of the providers of live feeds: `EUROM/2024=whsec_…`, or `whsec_…` for every competition; separated by
   * spaces.
   */
  FEED_SECRETS: z
    .string()
    .regex(
      /^\s*(([A-Z0-9]{2,16}\/[0-9]{4}=)?whsec_[A-Za-z0-9+/]{32,}={0,2}(\s+|$))+$/,
      'it must be secrets such as EUROM/2024=whsec_… with at least 24 bytes in base64',
    )
    .optional(),
  /** Live feeds that are polled: `EUROM/2024=https://…`, with spaces between. */
  FEED_URLS: z
    .string()
    .regex(
      /^\s*([A-Z0-9]{2,16}\/[0-9]{4}=https?:\/\/\S+(\s+|$))+$/,
      'it must be addresses such as EUROM/2024=https://…',
    )
    .optional(),
  /** Bearer tokens of the polled feeds: `EUROM/2024=…`, with spaces between. */
  FEED_TOKENS: z
    .string()
    .regex(/^\s*([A-Z0-9]{2,16}\/[0-9]{4}=[!-~]+(\s+|$))+$/, 'it must be tokens such as EUROM/2024=…')
    .optional(),
};

type FeedVariables = { readonly [Name in keyof typeof feedVariables]?: string | undefined };

/** Live feeds; a competition is named as `EUROM/2024`. */
export interface FeedEnv {
  /** Secrets of pushed messages; a competition has several during a rotation. */
  readonly secrets: readonly {
    /** Null: good for every competition. */
    readonly competition: string | null;
    /** `whsec_…`. */
    readonly secret: string;
  }[];
  readonly polls: readonly {
    readonly competition: string;
    readonly url: string;
    readonly token: string | null;
  }[];
}

/** Secret of a demo that configures none. */
const DEMO_FEED_SECRET = `whsec_${Buffer.from('EuroManager: the feed of the demo').toString('base64')}`;

/** The environment's live feeds. */
export function readFeeds(values: FeedVariables & { readonly DEMO: boolean }): FeedEnv {
  const pairs = (text: string | undefined) => (text ?? '').split(/\s+/).filter(Boolean).map(readPair);
  const secrets = pairs(values.FEED_SECRETS ?? (values.DEMO ? DEMO_FEED_SECRET : undefined));
  const tokens = pairs(values.FEED_TOKENS);
  return {
    secrets: secrets.map(({ competition, value }) => ({ competition, secret: value })),
    polls: pairs(values.FEED_URLS).map(({ competition, value }) => ({
      competition: competition ?? '',
      url: value,
      token: tokens.find((one) => one.competition === competition)?.value ?? null,
    })),
  };
}

/** `EUROM/2024=…`, or what follows alone. */
function readPair(pair: string): { readonly competition: string | null; readonly value: string } {
  const [, competition = null, value = pair] = /^([A-Z0-9]{2,16}\/[0-9]{4})=(.*)$/.exec(pair) ?? [];
  return { competition, value };
}
