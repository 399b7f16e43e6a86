import { toPoints } from '@euro/game';
import { Refusal } from '../../infra/errors.js';
import { inCompetition } from '../../infra/inCompetition.js';
import { findByCode, loadCards, loadChallenge, loadLeagues, tryInvite } from '../../leagues/index.js';
import {
  loadRecap,
  loadTeamPoints,
  loadTeamView,
  presentRecap,
  presentTeamPoints,
} from '../../teams/index.js';
import { nationName, type TextLanguage } from '../../texts/index.js';
import {
  appearancesSoFar,
  type CompetitionLook,
  competitionLook,
  requireSnapshot,
  squadPlaceOf,
  type TournamentSnapshot,
  tournamentAt,
} from '../../tournament/index.js';
import { cardWords } from '../cards/cardWords.js';
import type { ShareContext } from '../context.js';
import { loadCupCard } from '../load/loadCupCard.js';
import { matchEnding, matchTitle } from './matchWords.js';
import type { EmbedChoice, Preview } from './preview.js';
import { type PreviewWords, previewWords } from './previewWords.js';

interface Request {
  readonly context: ShareContext;
  readonly language: TextLanguage;
  /** Address of the client: wrong invite codes are counted by it. */
  readonly address: string;
  readonly snapshot: TournamentSnapshot;
  readonly look: CompetitionLook;
  readonly words: PreviewWords;
  readonly query: URLSearchParams;
}

/** A page within its competition. */
type Page = Omit<Preview, 'site'>;
type Load = (request: Request, parameter: string) => Page | Promise<Page>;

/** The portal's public pages, by their path; `:` is a parameter. */
const PAGES = (
  [
    ['/', home],
    ['/home', home],
    ['/rankings', rankings],
    ['/deadlines', matches],
    ['/stats', stats],
    ['/trends', trends],
    ['/match/:', match],
    ['/club/:', club],
    ['/points/:', team],
    ['/public/:', team],
    ['/team/:', team],
    ['/team/:/points', team],
    ['/recap/:', recap],
    ['/leagues/:', league],
    ['/join/:', invitation],
    ['/duel/:', duel],
  ] satisfies readonly (readonly [path: string, load: Load])[]
).map(([path, load]) => ({ pattern: new RegExp(`^${path.replace(':', '([^/]+)')}/?$`), load }));

/**
 * The preview of an address for a stranger, without hidden names, closed leagues and future results.
 * @param path below the portal, with its query: `/stats?player=12`; never read as a host, as `//stats` would be
 * @throws the refusal `not-found` for an address that is not public or unknown
 */
export async function loadPreview(
  context: ShareContext,
  {
    path,
    language,
    address,
  }: { readonly path: string; readonly language: TextLanguage; readonly address: string },
): Promise<Preview> {
  const { pathname, searchParams: query } = new URL(`http://portal${path}`);
  const competitions = await context.competitions();
  const [, first] = pathname.split('/');
  const other = competitions.find(
    ({ slug, state, isDefault }) => !isDefault && state !== 'draft' && slug && slug === first,
  );
  const scopedContext = inCompetition(context, other?.id ?? null);
  const snapshot = await requireSnapshot(scopedContext);
  const { prefix } = snapshot.competition;
  const below = pathname.slice(prefix.length) || '/';
  const look = competitionLook(snapshot.competition, language);
  const words = previewWords(language, look);
  const request = { context: scopedContext, language, address, snapshot, look, words, query };
  for (const { pattern, load } of PAGES) {
    const match = pattern.exec(below);
    if (match) return inAddress(await load(request, match[1] ?? ''), { ...snapshot.competition, look });
  }
  throw new Refusal('not-found');
}

type NamedCompetition = Pick<TournamentSnapshot['competition'], 'prefix' | 'feed' | 'season'> & {
  readonly look: CompetitionLook;
};

/** A preview whose page, picture and embed name a competition that is not the default one. */
function inAddress(preview: Page, { prefix, feed, season, look }: NamedCompetition): Preview {
  const site = { name: look.word, path: `${prefix}/` };
  if (prefix === '') return { ...preview, site };
  const { embed, image } = preview;
  const isGeneral = image.startsWith('/share/portal.png');
  const choice = new URLSearchParams({ competitionFeed: feed, seasonId: String(season) });
  return {
    ...preview,
    site,
    path: prefix + preview.path,
    image: isGeneral ? `${image}&${choice}` : image,
    embed: embed && { ...embed, attributes: { ...embed.attributes, competition: prefix.slice(1) } },
  };
}

const general = (language: TextLanguage) => `/share/portal.png?lang=${language}`;

function home({ look, words, language }: Request): Page {
  return {
    title: look.word,
    description: words.general,
    path: '/',
    image: general(language),
    embed: { element: 'euro-countdown', attributes: {} },
  };
}

/** Tabs of the page that an embed has, too. */
const RANKINGS = new Set(['general', 'week', 'month', 'period', 'pundits']);

function rankings({ words, language, query }: Request): Page {
  const type = query.get('tab') ?? '';
  const isKnown = RANKINGS.has(type);
  const embed: EmbedChoice = { element: 'euro-rankings', attributes: isKnown ? { type } : {} };
  return {
    title: words.rankings,
    description: words.rankingsText,
    path: isKnown ? `/rankings?tab=${type}` : '/rankings',
    image: general(language),
    embed,
  };
}

function matches({ words, language, snapshot, context }: Request): Page {
  const now = context.clock.now();
  const next = snapshot.matchdays.find(({ deadlineAt }) => deadlineAt > now);
  return {
    title: words.matches,
    description: next ? words.deadlineAt(words.moment(next.deadlineAt)) : words.general,
    path: '/deadlines',
    image: general(language),
    embed: { element: 'euro-countdown', attributes: {} },
  };
}

function stats(request: Request): Page {
  const { words, language, query } = request;
  const player = query.get('player');
  if (player !== null) return playerPage(request, player);
  return {
    title: words.stats,
    description: words.statsText,
    path: '/stats',
    image: general(language),
    embed: null,
  };
}

function trends({ words, language, query }: Request): Page {
  const week = idOf(query.get('week') ?? '');
  const attributes: EmbedChoice['attributes'] = week > 0 && week < 100 ? { week: String(week) } : {};
  return {
    title: words.trends,
    description: words.trendsText,
    path: attributes.week ? `/trends?week=${week}` : '/trends',
    image: general(language),
    embed: { element: 'euro-trends', attributes },
  };
}

function playerPage({ context, snapshot, words, language }: Request, text: string): Page {
  const player = snapshot.players.get(idOf(text));
  if (!player) throw new Refusal('not-found');
  const appearances = appearancesSoFar(snapshot, player.id, context.clock.now());
  const points = toPoints(appearances.reduce((sum, one) => sum + one.points, 0));
  const last = appearances.at(-1)?.match.weekId;
  const place = squadPlaceOf(snapshot, player, context.clock.now());
  const nation = snapshot.clubs.get(place?.clubId ?? player.clubId);
  return {
    title: `${player.name} · ${nation ? nationName(nation, language) : ''}`,
    description: words.playerText(cardWords(language).number(points)),
    path: `/stats?player=${player.id}`,
    image: last === undefined ? general(language) : `/share/player/${player.id}/${last}.png?lang=${language}`,
    embed: { element: 'euro-player', attributes: { player: String(player.id) } },
  };
}

function match({ context, snapshot, words, language }: Request, text: string): Page {
  const match = tournamentAt(snapshot, context.clock.now()).matchById.get(idOf(text));
  if (!match) throw new Refusal('not-found');
  const { weekId, kickoffAt, id } = match.match;
  const facts = [matchEnding(match, words), cardWords(language).Matchday(weekId), words.moment(kickoffAt)];
  return {
    title: matchTitle(snapshot, match, { language, words }),
    description: facts.filter((fact) => fact !== '').join(' · '),
    path: `/match/${id}`,
    image: general(language),
    embed: { element: 'euro-match', attributes: { match: String(id) } },
  };
}

function club({ snapshot, words, language }: Request, text: string): Page {
  const club = snapshot.clubs.get(idOf(text));
  if (!club) throw new Refusal('not-found');
  return {
    title: nationName(club, language),
    description: words.statsText,
    path: `/club/${club.id}`,
    image: general(language),
    embed: null,
  };
}

/**
 * Ids are counted over all competitions, and a page is judged by one's clock: another one's team or league is not
 * found there (spec §8).
 */
async function requireOwn({ context }: Request, table: 'teams' | 'leagues', id: number): Promise<void> {
  const competitionId = await context.findCompetition({ table, id });
  if (competitionId !== (context.competitionId ?? null)) throw new Refusal('not-found');
}

async function team(request: Request, text: string): Promise<Page> {
  const { context, words, language, query } = request;
  const teamId = idOf(text);
  await requireOwn(request, 'teams', teamId);
  const { team } = await loadTeamView(context, { teamId, caller: null });
  const path = `/public/${teamId}`;
  const last = team.lineupWeekId;
  const requestedWeek = idOf(query.get('week') ?? '');
  const key = query.get('key') ?? '';
  if (context.lineupKeys.isKeyOf({ teamId, weekId: requestedWeek }, key)) {
    return {
      title: team.name,
      description: words.teamBefore,
      path,
      image: `/share/team/${teamId}/${requestedWeek}.png?card=squad&key=${key}&lang=${language}`,
      embed: null,
    };
  }
  const isPast = last !== null && requestedWeek >= team.weekId && requestedWeek < last;
  const weekId = isPast ? requestedWeek : last;
  if (weekId === null || weekId < team.weekId) {
    return { title: team.name, description: words.teamBefore, path, image: general(language), embed: null };
  }
  const points = presentTeamPoints(await loadTeamPoints(context, { teamId, weekId, caller: null }), null);
  const numbers = cardWords(language);
  const facts = [
    words.teamText(numbers.Matchday(weekId), numbers.points(points.visibleWeekPoints)),
    ...(points.generalRank === null ? [] : [`${numbers.rank(points.generalRank)} ${numbers.overall}`]),
  ];
  return {
    title: team.name,
    description: facts.join(' · '),
    path: isPast ? `${path}?week=${requestedWeek}` : path,
    image: `/share/team/${teamId}/${weekId}.png?lang=${language}`,
    embed: null,
  };
}

/** The whole tournament once it is over; the team until then. */
async function recap(request: Request, text: string): Promise<Page> {
  const { context, words, language } = request;
  const teamId = idOf(text);
  await requireOwn(request, 'teams', teamId);
  const recap = await loadRecap(context, { teamId, caller: null }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'nothing-to-show-yet') return null;
    throw error;
  });
  if (!recap) return team(request, text);
  const { teamName, weekStat } = presentRecap(recap, null);
  const last = weekStat.at(-1);
  const numbers = cardWords(language);
  const facts = last && [
    words.teamText(numbers.tournament, numbers.points(last.generalPoints)),
    `${numbers.rank(last.generalRank)} ${numbers.overall}`,
  ];
  return {
    title: teamName,
    description: facts?.join(' · ') ?? words.general,
    path: `/recap/${teamId}`,
    image: `/share/recap/${teamId}.png?lang=${language}`,
    embed: null,
  };
}

async function league(request: Request, text: string): Promise<Page> {
  const { context, snapshot, words, language, query } = request;
  await requireOwn(request, 'leagues', idOf(text));
  const [league] = await loadLeagues(context, [idOf(text)]);
  const cup = query.has('cup') ? await cupPage(request, idOf(text)) : null;
  if (cup) return cup;
  const [card] = league?.findable ? await loadCards(context, [league.id], null) : [];
  if (!card) throw new Refusal('not-found');
  const weekId = snapshot.matchdays[0]?.weekId ?? 1;
  return {
    title: words.invitation(card.name),
    description: cardWords(language).teams(card.totalTeams),
    path: `/leagues/${card.id}`,
    image: `/share/league/${card.id}/${weekId}.png?lang=${language}`,
    embed: null,
  };
}

/** A round of a league's cup, of a link with the key that members pass on; null for everything else. */
async function cupPage({ context, language, query }: Request, leagueId: number): Promise<Page | null> {
  const weekId = idOf(query.get('cup') ?? '');
  const key = query.get('key') ?? '';
  const card = await loadCupCard(context, { leagueId, weekId, key, caller: null, language }).catch(
    (error: unknown) => {
      if (error instanceof Refusal && error.code === 'not-found') return null;
      throw error;
    },
  );
  if (!card) return null;
  const numbers = cardWords(language);
  const winnerText = card.winner && `${card.winner.teamName} ${numbers.winsCup}`;
  return {
    title: `${numbers.cup} · ${card.name}`,
    description: winnerText ?? `${numbers.cupRound(card.ties)} · ${numbers.matchday(weekId)}`,
    path: `/leagues/${leagueId}?cup=${weekId}`,
    image: `/share/cup/${leagueId}/${weekId}.png?key=${encodeURIComponent(key)}&lang=${language}`,
    embed: null,
  };
}

/** The code alone gives access to the league's name and size, as in `GET leagues/invite/{code}`. */
async function invitation(
  { context, snapshot, words, language, address }: Request,
  code: string,
): Promise<Page> {
  const [card] = await tryInvite(context, { caller: null, address }, async () => {
    const id = await findByCode(context, snapshot.competition, code);
    if (id === null) throw new Refusal('invite-invalid');
    return loadCards(context, [id], null);
  });
  if (!card) throw new Refusal('not-found');
  return {
    title: words.invitation(card.name),
    description: cardWords(language).teams(card.totalTeams),
    path: `/join/${encodeURIComponent(code)}`,
    image: general(language),
    embed: null,
  };
}

/** The code alone names who challenges, as in `GET duel/{code}`. */
async function duel({ context, snapshot, words, language, address }: Request, code: string): Promise<Page> {
  const request = { code, competitionId: snapshot.competition.id, caller: null, address };
  const { challenger, state, weekId, length } = await loadChallenge(context, request);
  const { nameVisible, firstName } = challenger.user;
  return {
    title: words.challenge((nameVisible && firstName) || challenger.name),
    description: state === 'open' ? words.challengeText(weekId, length) : words.general,
    path: `/duel/${encodeURIComponent(code)}`,
    image: general(language),
    embed: null,
  };
}

/** Parses an id; 0, which no row has, for an invalid one. */
function idOf(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
