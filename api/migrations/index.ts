import { createCompetition } from './0001-create-competition.js';
import { createPlayers } from './0002-create-players.js';
import { createMatches } from './0003-create-matches.js';
import { createUsers } from './0004-create-users.js';
import { createTeams } from './0005-create-teams.js';
import { createResults } from './0006-create-results.js';
import { createPages } from './0007-create-pages.js';
import { moveMoneyToLineups } from './0008-move-money-to-lineups.js';
import { rememberWhatComesBack } from './0009-remember-what-comes-back.js';
import { createReceipts } from './0010-create-receipts.js';
import { createIdempotencyKeys } from './0011-create-idempotency-keys.js';
import { createPowerSubs } from './0012-create-power-subs.js';
import { tellRunningMatches } from './0013-tell-running-matches.js';
import { keepPlayerValues } from './0014-keep-player-values.js';
import { explainSettledPoints } from './0015-explain-settled-points.js';
import { createMails } from './0017-create-mails.js';
import { createCalendar } from './0018-create-calendar.js';
import { addClockHold } from './0019-add-clock-hold.js';
import { createLeagues } from './0020-create-leagues.js';
import { createComments } from './0021-create-comments.js';
import { createRankings } from './0022-create-rankings.js';
import { openStatistics } from './0023-open-statistics.js';
import { indexReceipts } from './0024-index-receipts.js';
import { createOrders } from './0025-create-orders.js';
import { signInElsewhere } from './0026-sign-in-elsewhere.js';
import { countLooks } from './0027-count-looks.js';
import { createHelp } from './0028-create-help.js';
import { keepOperations } from './0029-keep-operations.js';
import { packResults } from './0030-pack-results.js';
import { keepPaymentMismatches } from './0031-keep-payment-mismatches.js';
import { timeHelpMessages } from './0032-time-help-messages.js';
import { renewInviteCodes } from './0033-renew-invite-codes.js';
import { verifyEmails } from './0034-verify-emails.js';
import { createPush } from './0035-create-push.js';
import { countTrends } from './0036-count-trends.js';
import { createLeagueResults } from './0037-create-league-results.js';
import { createCups } from './0038-create-cups.js';
import { createReactions } from './0039-create-reactions.js';
import { severalCompetitions } from './0040-several-competitions.js';
import { widenBenches } from './0041-widen-benches.js';
import { indexAuditByActor } from './0042-index-audit-by-actor.js';
import { coloursOfClubs } from './0043-colours-of-clubs.js';
import { freezeLineups } from './0046-freeze-lineups.js';
import { editedSettings } from './0048-edited-settings.js';
import { receiveLiveFeeds } from './0050-receive-live-feeds.js';
import { premiumByCompetition } from './0051-premium-by-competition.js';
import { leaguesAgain } from './0052-leagues-again.js';
import { positionsOfRankings } from './0053-positions-of-rankings.js';
import { indexNames } from './0054-index-names.js';
import { pushByCompetition } from './0056-push-by-competition.js';
import { createWorkFailures } from './0057-create-work-failures.js';
import { translations } from './0058-translations.js';
import { packedAnswers } from './0059-packed-answers.js';
import { nameRanges } from './0060-name-ranges.js';
import { authorsOfAnswers } from './0061-authors-of-answers.js';
import { drawnFlags } from './0062-drawn-flags.js';
import { clubsOverTime } from './0063-clubs-over-time.js';
import { unknownCounts } from './0064-unknown-counts.js';
import { statesOfMatches } from './0066-states-of-matches.js';
import { holdMessages } from './0067-hold-messages.js';
import { createDuels } from './0068-create-duels.js';
import { createClientFaults } from './0069-create-client-faults.js';
import { newsOfPlayers } from './0070-news-of-players.js';
import { pollsAndQuotes } from './0074-polls-and-quotes.js';
import { createComplaints } from './0078-create-complaints.js';
import { suspendUsers } from './0079-suspend-users.js';
import { createAnnouncements } from './0080-create-announcements.js';
import { editNews } from './0081-edit-news.js';
import { shortNamesOfClubs } from './0082-short-names-of-clubs.js';
import { createDeskRoles } from './0083-create-desk-roles.js';
import { fourEyes } from './0084-four-eyes.js';
import { refundInParts } from './0085-refund-in-parts.js';
import { claimPrizes } from './0086-claim-prizes.js';
import { editFixtures } from './0087-edit-fixtures.js';
import { decideApart } from './0089-decide-apart.js';
import { countMinutes } from './0090-count-minutes.js';
import { firstAnswers } from './0092-first-answers.js';
import type { Migration } from './migration.js';

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  createCompetition,
  createPlayers,
  createMatches,
  createUsers,
  createTeams,
  createResults,
  createPages,
  moveMoneyToLineups,
  rememberWhatComesBack,
  createReceipts,
  createIdempotencyKeys,
  createPowerSubs,
  tellRunningMatches,
  keepPlayerValues,
  explainSettledPoints,
  createMails,
  createCalendar,
  addClockHold,
  createLeagues,
  createComments,
  createRankings,
  openStatistics,
  indexReceipts,
  createOrders,
  signInElsewhere,
  countLooks,
  createHelp,
  keepOperations,
  packResults,
  keepPaymentMismatches,
  timeHelpMessages,
  renewInviteCodes,
  verifyEmails,
  createPush,
  countTrends,
  createLeagueResults,
  createCups,
  createReactions,
  severalCompetitions,
  widenBenches,
  indexAuditByActor,
  coloursOfClubs,
  freezeLineups,
  editedSettings,
  receiveLiveFeeds,
  premiumByCompetition,
  leaguesAgain,
  positionsOfRankings,
  indexNames,
  pushByCompetition,
  createWorkFailures,
  translations,
  packedAnswers,
  nameRanges,
  authorsOfAnswers,
  drawnFlags,
  clubsOverTime,
  unknownCounts,
  statesOfMatches,
  holdMessages,
  createDuels,
  createClientFaults,
  newsOfPlayers,
  pollsAndQuotes,
  createComplaints,
  suspendUsers,
  createAnnouncements,
  editNews,
  shortNamesOfClubs,
  createDeskRoles,
  fourEyes,
  refundInParts,
  claimPrizes,
  editFixtures,
  decideApart,
  countMinutes,
  firstAnswers,
];
