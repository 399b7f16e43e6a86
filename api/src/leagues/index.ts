/** The parts of `leagues` and its chat that other features use. */

export { chatJob } from './chat/chatJob.js';
export { closePollsJob } from './chat/closePollsJob.js';
export { createChatHub, serveChat, watchChat } from './chat/index.js';
export { setHidden } from './chat/setHidden.js';
export type { LeaguesContext } from './context.js';
export { loadChallenge } from './duels/presentChallenge.js';
export { findByCode, loadCards } from './findLeagues.js';
export { createInviteCodes, isPictureKey } from './inviteCodes.js';
export { newInviteKey } from './inviteKeys.js';
export { matchdayTable, type TableRow, tableOf } from './leagueTable.js';
export { loadCup } from './loadCup.js';
export { loadLeagueFacts, requireLeagueFacts } from './loadLeagueFacts.js';
export { loadMention, type Mention } from './loadMention.js';
export { loadMentionNames } from './loadMentionNames.js';
export { isMember } from './membership.js';
export { memberships } from './memberships.js';
export { storeNameWords } from './nameWords.js';
export { presentTeam } from './presentLeague.js';
export { redraw } from './redraw.js';
export { leagueResultsJob } from './results/leagueResultsJob.js';
export { leagueRoutes } from './routes/index.js';
export { loadLeagues, lockLeague } from './storedLeague.js';
export { tryInvite } from './tryInvite.js';
