import type * as z from 'zod';
import { announcementEndpoints } from './announcement.js';
import { approvalEndpoints } from './approval.js';
import { competitionEndpoints } from './competitions.js';
import { complaintEndpoints } from './complaint.js';
import { contentEndpoints } from './content.js';
import { correctionEndpoints } from './correction.js';
import { cupEndpoints } from './cup.js';
import { duelEndpoints } from './duel.js';
import type { Endpoint } from './endpoint.js';
import { exportEndpoints } from './export.js';
import { faultEndpoints } from './fault.js';
import { feedEndpoints } from './feed.js';
import { fixtureEndpoints } from './fixture.js';
import { helpEndpoints } from './help.js';
import { leagueEndpoints } from './league.js';
import { liveEndpoints } from './live.js';
import { matchEndpoints } from './match.js';
import { operatorEndpoints } from './operator.js';
import { operatorCompetitionEndpoints } from './operatorCompetitions.js';
import { operatorWorkEndpoints } from './operatorWork.js';
import { paymentEndpoints } from './payment.js';
import { playerEndpoints } from './player.js';
import { prizeEndpoints } from './prize.js';
import { pushEndpoints } from './push.js';
import { rankingEndpoints } from './ranking.js';
import { refundEndpoints } from './refund.js';
import { reminderEndpoints } from './reminder.js';
import { teamEndpoints } from './teamEndpoints.js';
import { trendEndpoints } from './trends.js';
import { userEndpoints } from './user.js';
import { winnerEndpoints } from './winner.js';

/** Named parts: written out, the declarations would have each call twice. */
type Calls = typeof userEndpoints &
  typeof teamEndpoints &
  typeof playerEndpoints &
  typeof matchEndpoints &
  typeof trendEndpoints &
  typeof rankingEndpoints &
  typeof prizeEndpoints &
  typeof winnerEndpoints &
  typeof leagueEndpoints &
  typeof cupEndpoints &
  typeof duelEndpoints &
  typeof contentEndpoints &
  typeof competitionEndpoints &
  typeof liveEndpoints &
  typeof reminderEndpoints &
  typeof pushEndpoints &
  typeof paymentEndpoints &
  typeof refundEndpoints &
  typeof helpEndpoints &
  typeof complaintEndpoints &
  typeof faultEndpoints &
  typeof feedEndpoints &
  typeof operatorEndpoints &
  typeof correctionEndpoints &
  typeof fixtureEndpoints &
  typeof operatorCompetitionEndpoints &
  typeof operatorWorkEndpoints &
  typeof exportEndpoints &
  typeof announcementEndpoints &
  typeof approvalEndpoints;

/** The whole published API: method and path below `/api` → its contract. */
export const endpoints: Calls = {
  ...userEndpoints,
  ...teamEndpoints,
  ...playerEndpoints,
  ...matchEndpoints,
  ...trendEndpoints,
  ...rankingEndpoints,
  ...prizeEndpoints,
  ...winnerEndpoints,
  ...leagueEndpoints,
  ...cupEndpoints,
  ...duelEndpoints,
  ...contentEndpoints,
  ...competitionEndpoints,
  ...liveEndpoints,
  ...reminderEndpoints,
  ...pushEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...helpEndpoints,
  ...complaintEndpoints,
  ...faultEndpoints,
  ...feedEndpoints,
  ...operatorEndpoints,
  ...correctionEndpoints,
  ...fixtureEndpoints,
  ...operatorCompetitionEndpoints,
  ...operatorWorkEndpoints,
  ...exportEndpoints,
  ...announcementEndpoints,
  ...approvalEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
/** Calls that are answered with a file to keep. */
export type FileEndpointName = {
  [N in EndpointName]: Endpoints[N] extends { readonly file: true } ? N : never;
}[EndpointName];

type PartOf<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : never;

/** Input of a caller: optional fields may be left out. */
export type ParamsOf<N extends EndpointName> = z.input<PartOf<Endpoints[N], 'params'>>;
export type QueryOf<N extends EndpointName> = z.input<PartOf<Endpoints[N], 'query'>>;
export type BodyOf<N extends EndpointName> = z.input<PartOf<Endpoints[N], 'body'>>;
/** Input of a handler, parsed. */
export type ParsedParamsOf<N extends EndpointName> = z.output<PartOf<Endpoints[N], 'params'>>;
export type ParsedQueryOf<N extends EndpointName> = z.output<PartOf<Endpoints[N], 'query'>>;
export type ParsedBodyOf<N extends EndpointName> = z.output<PartOf<Endpoints[N], 'body'>>;
export type ResponseOf<N extends EndpointName> = z.output<Endpoints[N]['response']>;
