import type { Middleware } from 'koa';
import {
  addressOf,
  type Caller,
  choiceIn,
  identifyCaller,
  inSubject,
  namesTag,
  setSharing,
} from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { languageNamed, type TextLanguage } from '../../texts/index.js';
import type { Card } from '../cards/card.js';
import type { ShareContext } from '../context.js';
import { loadCupCard } from '../load/loadCupCard.js';
import { EVENING_CARDS, loadEveningCard } from '../load/loadEveningCard.js';
import { loadLeagueCard } from '../load/loadLeagueCard.js';
import { loadPlayerCard } from '../load/loadPlayerCard.js';
import { loadPortalCard } from '../load/loadPortalCard.js';
import { loadRecapCard } from '../load/loadRecapCard.js';
import { loadTeamCard } from '../load/loadTeamCard.js';
import { createPictures } from './createPictures.js';

const ADDRESS =
  /^\/api\/share\/(?:(team|league|cup|player)\/([1-9]\d{0,8})\/([1-9]\d?)|(recap)\/([1-9]\d{0,8})|(portal))\.png$/;
const TABLES: Readonly<Record<string, 'teams' | 'leagues' | 'players'>> = {
  team: 'teams',
  recap: 'teams',
  league: 'leagues',
  cup: 'leagues',
  player: 'players',
};
const ALLOWED = 'GET, HEAD';
const SHARED = { access: 'optional', openData: true } as const;

interface PictureQuery {
  readonly kind: string;
  readonly id: number;
  readonly weekId: number;
  readonly language: TextLanguage;
  /** Another picture of the same subject: `card` in the address; empty for the ordinary one. */
  readonly card: string;
  /** Key of a link that the owner of a team, or a member of a league, shared. */
  readonly key: string | null;
  readonly caller: Caller | null;
}

/**
 * `GET /api/share/<team|league|cup|player>/<id>/<matchday>.png?lang=nl|en`, and `/recap/<team>.png` once the
 * tournament is over: a picture of 1200 × 630 pixels for other sites and for messages, made of what the caller may
 * see; strangers and crawlers ask without a token. With `card=squad` a team's line-up in place of its points, before
 * its deadline too with the `key` of
 * `GET team/{id}/share`. With a league's `pictureKey` as `key` its table, and a round of its cup; with `card=winner`,
 * `card=moves` or `card=captain` the other pictures of its matchday.
 */
export function serveSharePictures(context: ShareContext): Middleware {
  const pictures = createPictures();
  return async function answerSharePicture(http, next) {
    const [, of, id, weekId, recap, teamId, portal] = ADDRESS.exec(http.path) ?? [];
    const kind = of ?? recap ?? portal;
    if (kind === undefined) return next();
    http.state.route = 'share';
    if (http.method !== 'GET' && http.method !== 'HEAD') {
      throw new Refusal('method-not-allowed', { allow: ALLOWED }, { Allow: ALLOWED });
    }
    await context.rateLimits.consume('share', addressOf(http));
    const caller = await identifyCaller(http, context, 'optional');
    await setSharing(http, context, SHARED, caller);
    const language = languageNamed(http.query.lang);
    const { card: named = '' } = http.query;
    const key = typeof http.query.key === 'string' ? http.query.key : null;
    const table = TABLES[kind];
    const subject = { ...choiceIn(http.query), ...(table && { table, id: Number(id ?? teamId) }) };
    const scopedContext = await inSubject(context, subject, caller);
    const picture = {
      ...{ kind, id: Number(id ?? teamId), weekId: Number(weekId) },
      ...{ language, card: String(named), key, caller },
    };
    const load = () => loadCard(scopedContext, picture);
    // Strangers and crawlers ask for almost all of them.
    const card = await (caller === null ? context.replicas.read(load) : load());
    const tag = pictures.tagOf(card);
    http.set('ETag', tag);
    http.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (namesTag(http.get('if-none-match'), tag)) {
      http.status = 304;
      return;
    }
    http.body = await pictures.pngOf(card);
    http.type = 'image/png';
  };
}

async function loadCard(context: ShareContext, { kind, id, card, ...query }: PictureQuery): Promise<Card> {
  if (kind === 'team') return loadTeamCard(context, { teamId: id, ...query, asSquad: card === 'squad' });
  const evening = kind === 'league' ? EVENING_CARDS.find((one) => one === card) : undefined;
  if (evening) return loadEveningCard(context, { leagueId: id, ...query, evening });
  if (kind === 'recap') return loadRecapCard(context, { teamId: id, ...query });
  if (kind === 'league') return loadLeagueCard(context, { leagueId: id, ...query });
  if (kind === 'cup') return loadCupCard(context, { leagueId: id, ...query });
  if (kind === 'player') return loadPlayerCard(context, { playerId: id, ...query });
  return loadPortalCard(context, query.language);
}
