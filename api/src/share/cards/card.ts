import type { TextLanguage } from '../../texts/index.js';
import type { CompetitionLook } from '../../tournament/index.js';
import type { Jersey } from '../drawing/drawJersey.js';

/** The parts of a competition's look that pictures use. */
export type CardLook = Pick<CompetitionLook, 'word' | 'colours' | 'emblem' | 'source'>;

/** Fields of every picture. They hold only what the requesting user may see. */
interface Base {
  readonly language: TextLanguage;
  /** "EURO 2024" */
  readonly competition: string;
  readonly look: CardLook;
}

interface OfTeam extends Base {
  readonly teamId: number;
  readonly teamName: string;
  /** The manager's name; null while the team does not show it. */
  readonly manager: string | null;
}

interface OfMatchday extends OfTeam {
  readonly weekId: number;
}

export interface BestPlayer extends Jersey {
  readonly name: string;
  readonly total: number;
  /** 1 unless the armband or a booster applies. */
  readonly multiplier: number;
  readonly isCaptain: boolean;
}

/** A team's matchday: its points, its places and its best three. */
export interface MatchdayCard extends OfMatchday {
  readonly kind: 'matchday';
  readonly points: number;
  readonly provisional: boolean;
  readonly weekRank: number | null;
  readonly generalRank: number | null;
  /** Places won (positive) or lost. */
  readonly move: number | null;
  readonly wins: boolean;
  readonly best: readonly BestPlayer[];
}

export interface PitchPlayer extends Jersey {
  readonly name: string;
  /** The matchday's opponents: "AUT (t)"; empty while none is known. */
  readonly opponent: string;
  /** 1 captain, 2 vice-captain. */
  readonly armband: 0 | 1 | 2;
}

/** A team's line-up of a matchday. */
export interface SquadCard extends OfMatchday {
  readonly kind: 'squad';
  /** Since the start. */
  readonly points: number;
  readonly rank: number | null;
  /** "4-4-2" */
  readonly formation: string;
  readonly players: readonly PitchPlayer[];
}

/** A team's whole tournament, once it is over. */
export interface RecapCard extends OfTeam {
  readonly kind: 'recap';
  readonly points: number;
  /** In the final ranking of all. */
  readonly rank: number;
  readonly bestWeek: { readonly weekId: number; readonly points: number };
  readonly best: readonly BestPlayer[];
}

export interface LeagueLine {
  readonly teamId: number;
  readonly teamName: string;
  readonly rank: number;
  readonly move: number | null;
  readonly points: number;
  readonly weekPoints: number;
  /** A team of the requesting user. */
  readonly own: boolean;
}

/** A league as its members see it. */
export interface LeagueCard extends Base {
  readonly kind: 'league';
  readonly leagueId: number;
  readonly name: string;
  readonly weekId: number;
  readonly matchdays: number;
  readonly lines: readonly LeagueLine[];
}

interface OfEvening extends Base {
  readonly leagueId: number;
  readonly name: string;
  readonly weekId: number;
  readonly provisional: boolean;
}

/** The team of a league with the most points of a matchday. */
export interface WinnerCard extends OfEvening {
  readonly kind: 'winner';
  readonly teamId: number;
  readonly teamName: string;
  readonly points: number;
  /** Other teams with as many points. */
  readonly others: number;
  readonly best: readonly BestPlayer[];
}

/** A team that gained (positive) or lost places in a matchday. */
export type MovedTeam = Pick<LeagueLine, 'teamId' | 'teamName' | 'rank' | 'weekPoints'> & {
  readonly move: number;
};

/** The team of a league that gained the most places in a matchday, and the one that lost the most; null for none. */
export interface MovesCard extends OfEvening {
  readonly kind: 'moves';
  readonly riser: MovedTeam | null;
  readonly faller: MovedTeam | null;
}

/** The captain of most teams of a league, and the team with the most points on its bench; null for none. */
export interface CaptainCard extends OfEvening {
  readonly kind: 'captain';
  readonly captain:
    | (Jersey & {
        readonly name: string;
        readonly points: number;
        /** Teams that have him, of so many. */
        readonly count: number;
        readonly teams: number;
      })
    | null;
  readonly bench: { readonly teamId: number; readonly teamName: string; readonly points: number } | null;
}

/** The public view of a league that can be found. */
export interface InvitationCard extends Base {
  readonly kind: 'invitation';
  readonly leagueId: number;
  readonly name: string;
  readonly totalTeams: number;
}

/** A team in a tie. */
export interface CupPlace {
  readonly teamId: number;
  readonly teamName: string;
}

export interface CupLine {
  /** Null while it is not known who plays. */
  readonly home: CupPlace | null;
  readonly away: CupPlace | null;
  /** Null before the matchday's deadline. */
  readonly homePoints: number | null;
  readonly awayPoints: number | null;
  readonly winner: 'home' | 'away' | null;
  /** The home team has no opponent. */
  readonly bye: boolean;
  /** Contains a team of the requesting user. */
  readonly own: boolean;
}

/** A round of a league's cup, as its members see it. */
export interface CupCard extends Base {
  readonly kind: 'cup';
  readonly leagueId: number;
  readonly name: string;
  readonly weekId: number;
  /** Number of ties in the round; not all are shown. */
  readonly ties: number;
  readonly lines: readonly CupLine[];
  /** The winner of the final, once that is definitive. */
  readonly winner: CupPlace | null;
}

/** A player's matchday. */
export interface PlayerCard extends Base, Jersey {
  readonly kind: 'player';
  readonly name: string;
  readonly nationName: string;
  readonly weekId: number;
  readonly points: number;
  readonly provisional: boolean;
  readonly totalPoints: number;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  /** Results of his matches so far: "NED 1–2 AUT". */
  readonly results: readonly string[];
}

/** The portal itself. */
export interface PortalCard extends Base {
  readonly kind: 'portal';
  /** Three shirts of the competition, the largest last. */
  readonly shirts: readonly Jersey[];
}

export type Card =
  | MatchdayCard
  | SquadCard
  | RecapCard
  | LeagueCard
  | WinnerCard
  | MovesCard
  | CaptainCard
  | CupCard
  | InvitationCard
  | PlayerCard
  | PortalCard;
