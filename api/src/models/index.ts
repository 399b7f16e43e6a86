import type { Sequelize } from 'sequelize';
import { type AccountMail, defineAccountMail } from './accountMail.js';
import { type AuditEntry, defineAuditEntry } from './auditEntry.js';
import { type CalendarEntry, defineCalendarEntry } from './calendarEntry.js';
import { type Clock, defineClock } from './clock.js';
import { type Club, defineClub } from './club.js';
import { type Comment, defineComment } from './comment.js';
import { type CommentReaction, defineCommentReaction } from './commentReaction.js';
import { type CommentVote, defineCommentVote } from './commentVote.js';
import { type Competition, type CompetitionState, defineCompetition } from './competition.js';
import { type Coupon, defineCoupon } from './coupon.js';
import { defineEmailVerification, type EmailVerification } from './emailVerification.js';
import { defineFeedImport, type FeedImport } from './feedImport.js';
import { defineFeedMessage, type FeedMessage } from './feedMessage.js';
import { defineFeedPoll, type FeedPoll } from './feedPoll.js';
import { defineFeedVersion, type FeedVersion } from './feedVersion.js';
import { defineFreeHitReturn, type FreeHitReturn } from './freeHitReturn.js';
import { defineFrozenLineups, type FrozenLineups } from './frozenLineups.js';
import { defineHeldMessage, type HeldMessage } from './heldMessage.js';
import { defineHelpConversation, type HelpConversation } from './helpConversation.js';
import { defineHelpMessage, type HelpMessage } from './helpMessage.js';
import { defineIdempotencyKey, type IdempotencyKey } from './idempotencyKey.js';
import { defineLeague, type League } from './league.js';
import { defineLeagueCup, type LeagueCup } from './leagueCup.js';
import { defineLeagueMatch, type LeagueMatch } from './leagueMatch.js';
import { defineLeagueMember, type LeagueMember } from './leagueMember.js';
import { defineLeagueRemoval, type LeagueRemoval } from './leagueRemoval.js';
import { defineLeagueResult, type LeagueResult } from './leagueResult.js';
import { defineLeagueResultRound, type LeagueResultRound } from './leagueResultRound.js';
import { defineLeagueWord, type LeagueWord } from './leagueWord.js';
import { defineLineupLook, type LineupLook } from './lineupLook.js';
import { defineMailChoice, type MailChoice } from './mailChoice.js';
import { defineMatch, type Match } from './match.js';
import { defineMatchday, type Matchday } from './matchday.js';
import { defineMatchStat, type MatchStat } from './matchStat.js';
import { defineNameProgress, type NameProgress } from './nameProgress.js';
import { defineNameRange, type NameRange } from './nameRange.js';
import { defineOrder, type Order } from './order.js';
import { defineOrderCoupon, type OrderCoupon } from './orderCoupon.js';
import { defineOrderLine, type OrderLine } from './orderLine.js';
import { definePage, type Page } from './page.js';
import { definePasswordReset, type PasswordReset } from './passwordReset.js';
import { definePaymentMismatch, type PaymentMismatch } from './paymentMismatch.js';
import { definePlayer, type Player } from './player.js';
import { definePlayerPoints, type PlayerPoints } from './playerPoints.js';
import { definePlayerPopularity, type PlayerPopularity } from './playerPopularity.js';
import { definePlayerValue, type PlayerValue } from './playerValue.js';
import { definePowerSub, type PowerSub } from './powerSub.js';
import { definePrize, type Prize } from './prize.js';
import { defineProviderSession, type ProviderSession } from './providerSession.js';
import { definePushChoice, type PushChoice } from './pushChoice.js';
import { definePushMessage, type PushMessage } from './pushMessage.js';
import { definePushProgress, type PushProgress } from './pushProgress.js';
import { definePushSubscription, type PushSubscription } from './pushSubscription.js';
import { defineRankingPart, type RankingPart } from './rankingPart.js';
import { defineRankingPosition, type RankingPosition } from './rankingPosition.js';
import { defineReceipt, type Receipt } from './receipt.js';
import { defineReceiptCounter, type ReceiptCounter } from './receiptCounter.js';
import { defineReportRound, type ReportRound } from './reportRound.js';
import { defineResultPart, type ResultPart } from './resultPart.js';
import { defineSentMail, type SentMail } from './sentMail.js';
import { defineSession, type Session } from './session.js';
import { defineSettlement, type Settlement } from './settlement.js';
import { defineSsoAttempt, type SsoAttempt } from './ssoAttempt.js';
import { defineStatCorrection, type StatCorrection } from './statCorrection.js';
import { defineTeam, type Team } from './team.js';
import { defineTeamLineup, type TeamLineup } from './teamLineup.js';
import { defineTeamName, type TeamName } from './teamName.js';
import { defineTransfer, type Transfer } from './transfer.js';
import { defineUser, type User } from './user.js';
import { defineUserIdentity, type UserIdentity } from './userIdentity.js';
import { defineUserRole, type UserRole } from './userRole.js';
import { defineWatchedPlayer, type WatchedPlayer } from './watchedPlayer.js';
import { defineWorkFailure, type WorkFailure } from './workFailure.js';

export type {
  AccountMail,
  AuditEntry,
  CalendarEntry,
  Clock,
  Club,
  Comment,
  CommentReaction,
  CommentVote,
  Competition,
  CompetitionState,
  Coupon,
  EmailVerification,
  FeedImport,
  FeedMessage,
  FeedPoll,
  FeedVersion,
  FreeHitReturn,
  FrozenLineups,
  HeldMessage,
  HelpConversation,
  HelpMessage,
  IdempotencyKey,
  League,
  LeagueCup,
  LeagueMatch,
  LeagueMember,
  LeagueRemoval,
  LeagueResult,
  LeagueResultRound,
  LeagueWord,
  LineupLook,
  MailChoice,
  Match,
  Matchday,
  MatchStat,
  NameProgress,
  NameRange,
  Order,
  OrderCoupon,
  OrderLine,
  Page,
  PasswordReset,
  PaymentMismatch,
  Player,
  PlayerPoints,
  PlayerPopularity,
  PlayerValue,
  PowerSub,
  Prize,
  ProviderSession,
  PushChoice,
  PushMessage,
  PushProgress,
  PushSubscription,
  RankingPart,
  RankingPosition,
  Receipt,
  ReceiptCounter,
  ReportRound,
  ResultPart,
  SentMail,
  Session,
  Settlement,
  SsoAttempt,
  StatCorrection,
  Team,
  TeamLineup,
  TeamName,
  Transfer,
  User,
  UserIdentity,
  UserRole,
  WatchedPlayer,
  WorkFailure,
};

export function defineModels(sequelize: Sequelize) {
  return {
    AccountMail: defineAccountMail(sequelize),
    AuditEntry: defineAuditEntry(sequelize),
    CalendarEntry: defineCalendarEntry(sequelize),
    Clock: defineClock(sequelize),
    Club: defineClub(sequelize),
    Comment: defineComment(sequelize),
    CommentReaction: defineCommentReaction(sequelize),
    CommentVote: defineCommentVote(sequelize),
    Competition: defineCompetition(sequelize),
    EmailVerification: defineEmailVerification(sequelize),
    FeedImport: defineFeedImport(sequelize),
    FeedMessage: defineFeedMessage(sequelize),
    HeldMessage: defineHeldMessage(sequelize),
    FeedPoll: defineFeedPoll(sequelize),
    FeedVersion: defineFeedVersion(sequelize),
    League: defineLeague(sequelize),
    LeagueCup: defineLeagueCup(sequelize),
    LeagueMatch: defineLeagueMatch(sequelize),
    LeagueMember: defineLeagueMember(sequelize),
    LeagueRemoval: defineLeagueRemoval(sequelize),
    LeagueResult: defineLeagueResult(sequelize),
    LeagueResultRound: defineLeagueResultRound(sequelize),
    LeagueWord: defineLeagueWord(sequelize),
    LineupLook: defineLineupLook(sequelize),
    MailChoice: defineMailChoice(sequelize),
    FreeHitReturn: defineFreeHitReturn(sequelize),
    FrozenLineups: defineFrozenLineups(sequelize),
    HelpConversation: defineHelpConversation(sequelize),
    HelpMessage: defineHelpMessage(sequelize),
    IdempotencyKey: defineIdempotencyKey(sequelize),
    Match: defineMatch(sequelize),
    MatchStat: defineMatchStat(sequelize),
    Matchday: defineMatchday(sequelize),
    Page: definePage(sequelize),
    PasswordReset: definePasswordReset(sequelize),
    Player: definePlayer(sequelize),
    PlayerPoints: definePlayerPoints(sequelize),
    PlayerPopularity: definePlayerPopularity(sequelize),
    PlayerValue: definePlayerValue(sequelize),
    ReportRound: defineReportRound(sequelize),
    ResultPart: defineResultPart(sequelize),
    SentMail: defineSentMail(sequelize),
    PowerSub: definePowerSub(sequelize),
    Prize: definePrize(sequelize),
    ProviderSession: defineProviderSession(sequelize),
    PushChoice: definePushChoice(sequelize),
    PushMessage: definePushMessage(sequelize),
    PushProgress: definePushProgress(sequelize),
    PushSubscription: definePushSubscription(sequelize),
    RankingPart: defineRankingPart(sequelize),
    RankingPosition: defineRankingPosition(sequelize),
    Receipt: defineReceipt(sequelize),
    Session: defineSession(sequelize),
    Settlement: defineSettlement(sequelize),
    SsoAttempt: defineSsoAttempt(sequelize),
    StatCorrection: defineStatCorrection(sequelize),
    Team: defineTeam(sequelize),
    TeamLineup: defineTeamLineup(sequelize),
    TeamName: defineTeamName(sequelize),
    NameProgress: defineNameProgress(sequelize),
    NameRange: defineNameRange(sequelize),
    Transfer: defineTransfer(sequelize),
    User: defineUser(sequelize),
    UserIdentity: defineUserIdentity(sequelize),
    UserRole: defineUserRole(sequelize),
    WatchedPlayer: defineWatchedPlayer(sequelize),
    WorkFailure: defineWorkFailure(sequelize),
    Coupon: defineCoupon(sequelize),
    Order: defineOrder(sequelize),
    OrderCoupon: defineOrderCoupon(sequelize),
    OrderLine: defineOrderLine(sequelize),
    PaymentMismatch: definePaymentMismatch(sequelize),
    ReceiptCounter: defineReceiptCounter(sequelize),
  };
}

/** Every table, bound to one connection. */
export type Models = Readonly<ReturnType<typeof defineModels>>;
