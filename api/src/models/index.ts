import type { ModelStatic, Sequelize } from 'sequelize';
import { type Clock, defineClock } from './clock.js';
import { type Club, defineClub } from './club.js';
import { type Competition, defineCompetition } from './competition.js';
import { defineFeedImport, type FeedImport } from './feedImport.js';
import { defineMatch, type Match } from './match.js';
import { defineMatchday, type Matchday } from './matchday.js';
import { defineMatchStat, type MatchStat } from './matchStat.js';
import { definePage, type Page } from './page.js';
import { definePasswordReset, type PasswordReset } from './passwordReset.js';
import { definePlayer, type Player } from './player.js';
import { definePlayerPoints, type PlayerPoints } from './playerPoints.js';
import { definePlayerPopularity, type PlayerPopularity } from './playerPopularity.js';
import { defineSession, type Session } from './session.js';
import { defineSettlement, type Settlement } from './settlement.js';
import { defineTeam, type Team } from './team.js';
import { defineTeamLineup, type TeamLineup } from './teamLineup.js';
import { defineTeamResult, type TeamResult } from './teamResult.js';
import { defineTransfer, type Transfer } from './transfer.js';
import { defineUser, type User } from './user.js';
import { defineUserRole, type UserRole } from './userRole.js';

export type {
  Clock,
  Club,
  Competition,
  FeedImport,
  Match,
  Matchday,
  MatchStat,
  Page,
  PasswordReset,
  Player,
  PlayerPoints,
  PlayerPopularity,
  Session,
  Settlement,
  Team,
  TeamLineup,
  TeamResult,
  Transfer,
  User,
  UserRole,
};

/** Every table, bound to one connection. */
export interface Models {
  readonly Clock: ModelStatic<Clock>;
  readonly Club: ModelStatic<Club>;
  readonly Competition: ModelStatic<Competition>;
  readonly FeedImport: ModelStatic<FeedImport>;
  readonly Match: ModelStatic<Match>;
  readonly MatchStat: ModelStatic<MatchStat>;
  readonly Matchday: ModelStatic<Matchday>;
  readonly Page: ModelStatic<Page>;
  readonly PasswordReset: ModelStatic<PasswordReset>;
  readonly Player: ModelStatic<Player>;
  readonly PlayerPoints: ModelStatic<PlayerPoints>;
  readonly PlayerPopularity: ModelStatic<PlayerPopularity>;
  readonly Session: ModelStatic<Session>;
  readonly Settlement: ModelStatic<Settlement>;
  readonly Team: ModelStatic<Team>;
  readonly TeamLineup: ModelStatic<TeamLineup>;
  readonly TeamResult: ModelStatic<TeamResult>;
  readonly Transfer: ModelStatic<Transfer>;
  readonly User: ModelStatic<User>;
  readonly UserRole: ModelStatic<UserRole>;
}

export function defineModels(sequelize: Sequelize): Models {
  return {
    Clock: defineClock(sequelize),
    Club: defineClub(sequelize),
    Competition: defineCompetition(sequelize),
    FeedImport: defineFeedImport(sequelize),
    Match: defineMatch(sequelize),
    MatchStat: defineMatchStat(sequelize),
    Matchday: defineMatchday(sequelize),
    Page: definePage(sequelize),
    PasswordReset: definePasswordReset(sequelize),
    Player: definePlayer(sequelize),
    PlayerPoints: definePlayerPoints(sequelize),
    PlayerPopularity: definePlayerPopularity(sequelize),
    Session: defineSession(sequelize),
    Settlement: defineSettlement(sequelize),
    Team: defineTeam(sequelize),
    TeamLineup: defineTeamLineup(sequelize),
    TeamResult: defineTeamResult(sequelize),
    Transfer: defineTransfer(sequelize),
    User: defineUser(sequelize),
    UserRole: defineUserRole(sequelize),
  };
}
