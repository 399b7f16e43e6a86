import { LANGUAGES } from '@euro/api-contract';
import { COACH, type CompetitionRules, competitionRules, GOALKEEPER, TEAM_NAME_LENGTH } from '@euro/game';
import type { Language } from '../http/index.js';
import type { StoredSettings } from '../tournament/index.js';
import { type DeedFacts, type DeedName, scoringFacts } from './scoringFacts.js';

/** The placeholders of pages (docs/guides/content.md): texts, lists of them, and conditions. */
export type GameFacts = Readonly<Record<string, Fact>>;
type Fact = string | boolean | readonly Fact[] | { readonly [name: string]: Fact };

interface Game {
  readonly settings: StoredSettings;
  /** Number of matchdays of the tournament. */
  readonly matchdays: number;
  readonly language: Language;
}

/** The numbers of a competition for its pages: the settings that the engine itself works with (decisions ⚙). */
export function gameFacts({ settings, matchdays, language }: Game): GameFacts {
  const number = (value: number) =>
    formatSigned(value.toLocaleString(LANGUAGES[language].locale, { maximumFractionDigits: 2 }));
  const euro = (cents: number) =>
    `€ ${(cents / 100).toLocaleString(LANGUAGES[language].locale, { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
  const list = (items: readonly string[]) => new Intl.ListFormat(LANGUAGES[language].locale).format(items);
  const { coachPoints, maxSavedTransfers } = settings;
  const rules = competitionRules(settings);
  const benchKeepers = settings.squadLayout[GOALKEEPER] - 1;
  return {
    matchdays: number(matchdays),
    clubs: settings.sides === 'clubs',
    ...squadFacts(rules, number),
    budget: number(settings.budget),
    squadSize: number(settings.lineupSize + settings.benchSize),
    selections: number(settings.lineupSize + settings.benchSize + settings.squadLayout[COACH]),
    eleven: number(settings.lineupSize),
    bench: settings.benchSize > 0 && number(settings.benchSize),
    benchIsOne: settings.benchSize === 1,
    benchGoalkeepers: benchKeepers > 0 && number(benchKeepers),
    benchOutfield: number(settings.benchSize - benchKeepers),
    clubLimits: clubLimits(settings, matchdays).map(({ weeks, limit }) => ({
      weeks: weeks.length > LISTED_WEEKS ? `${weeks[0]}–${weeks.at(-1)}` : list(weeks.map(String)),
      limit: number(limit),
    })),
    maxTeams: number(settings.maxTeams),
    severalTeams: settings.maxTeams > 1,
    teamPrice: euro(settings.teamPrice),
    teamsCost: settings.teamPrice > 0,
    unpaidTeamsRanked: settings.rankUnpaidTeams,
    premiumPrice: euro(settings.premiumPrice),
    premiumHereOnly: !settings.premiumEverywhere,
    transfers: number(settings.transfersAllowed),
    transfersIsOne: settings.transfersAllowed === 1,
    transfersSaved: settings.transferCanBeSaved,
    mostSavedTransfers: maxSavedTransfers === null ? false : number(maxSavedTransfers),
    transfersResettable: settings.transfersResettable,
    transferTax: percentage(settings.transferTaxPercentage, number),
    profitTax: percentage(settings.profitTaxPercentage, number),
    saleStep: number(settings.saleStep),
    captain: number(settings.captainMultiplier),
    tripleCaptain: number(settings.tripleCaptainMultiplier),
    boosters: settings.boostersEnabled,
    boostersFrom: number(settings.boostersFromWeek),
    powerSubsFrom: number(settings.powerSubsFromWeek),
    powerSubs: settings.powerSubsPerWeek > 0 && number(settings.powerSubsPerWeek),
    spying: settings.spyingEnabled,
    expectedLineupsPremium: settings.expectedLineupsPremium,
    coachWin: number(coachPoints.win),
    coachDraw: number(coachPoints.draw),
    coachLoss: number(coachPoints.loss),
    periods: list(settings.rankingPeriods.map(({ firstWeek, lastWeek }) => `${firstWeek}–${lastWeek}`)),
    ...pointFacts(rules, number),
  };
}

type Write = (value: number) => string;

function squadFacts(
  { squadLayout, formationLimits }: Pick<CompetitionRules, 'squadLayout' | 'formationLimits'>,
  number: Write,
): GameFacts {
  const { 1: goalkeepers, 2: defenders, 3: midfielders, 4: forwards } = squadLayout;
  const range = ({ min, max }: { readonly min: number; readonly max: number }) => ({
    min: number(min),
    max: number(max),
  });
  return {
    coaches: squadLayout[COACH] > 0,
    goalkeepers: number(goalkeepers),
    defenders: number(defenders),
    midfielders: number(midfielders),
    forwards: number(forwards),
    startingDefenders: range(formationLimits[2]),
    startingMidfielders: range(formationLimits[3]),
    startingForwards: range(formationLimits[4]),
    nameMin: number(TEAM_NAME_LENGTH.min),
    nameMax: number(TEAM_NAME_LENGTH.creation),
    nameMaxRenamed: number(TEAM_NAME_LENGTH.rename),
  };
}

/** Value of an event that scores nothing: its row is hidden. */
const NOTHING: Fact = false;

/** Under `scores` which deeds score, under `points` the four cells of each, under `from` what it takes. */
function pointFacts(rules: Pick<CompetitionRules, 'scoring'>, number: Write): GameFacts {
  const facts = scoringFacts(rules);
  const entries = Object.entries(facts) as [DeedName, DeedFacts | null][];
  const each = (toFact: (facts: DeedFacts) => Fact) =>
    Object.fromEntries(entries.map(([name, own]) => [name, own === null ? NOTHING : toFact(own)]));
  const { yellowCard, redCard } = facts;
  const costOf = (card: DeedFacts | null) => -(card?.points[0]?.[0] ?? 0);
  const secondYellow = yellowCard && redCard ? costOf(yellowCard) + costOf(redCard) : 0;
  return {
    scores: each(() => true),
    points: each(({ points }) => points.map((cell) => cell.map(number).join(' / '))),
    from: each(({ from }) => number(from)),
    fewMinutes: rules.scoring.some(({ rule, to }) => rule === 'minutes-under-60' && to !== undefined),
    secondYellow: secondYellow === 0 ? NOTHING : number(secondYellow),
  };
}

/** Matchdays that are listed one by one; more are written as a span. */
const LISTED_WEEKS = 3;

interface LimitRow {
  readonly weeks: readonly number[];
  readonly limit: number;
}

/** Matchdays in a row with the same limit are one row; the last limit holds from there on. */
function clubLimits({ teamSameClubPlayersLimit: limits }: StoredSettings, matchdays: number): LimitRow[] {
  const rows: { weeks: number[]; limit: number }[] = [];
  for (let week = 1; week <= matchdays; week += 1) {
    const limit = limits[Math.min(week, limits.length) - 1] ?? 0;
    const last = rows.at(-1);
    if (last?.limit === limit) last.weeks.push(week);
    else rows.push({ weeks: [week], limit });
  }
  return rows;
}

function percentage(value: number, number: Write): string | false {
  return value === 0 ? false : number(value);
}

/** A minus sign instead of a hyphen. */
function formatSigned(text: string): string {
  return text.replace('-', '−');
}
