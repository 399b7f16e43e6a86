import type { AccountsContext } from '../../accounts/index.js';
import type { Route } from '../../http/index.js';
import { exportRoutes } from '../exports/index.js';
import { decide, getApprovals, withdraw } from './approvals.js';
import { listAudit } from './audit.js';
import { confirm, open, reopen, settleAgain } from './changeMatchday.js';
import {
  getSettings,
  importAnUpload,
  importAPack,
  listCompetitions,
  putFourEyes,
  putSettings,
  setCompetitionState,
} from './competitions.js';
import { correct, figures, listCorrections } from './corrections.js';
import { editDeadline, editMatch, listFixtures, takeFixtureBack } from './fixtures.js';
import { decideOnHeld } from './held.js';
import { listNews, postNews } from './news.js';
import { overview } from './overview.js';
import { listPages, putPage } from './pages.js';
import { eraseAccount, mergeAccount } from './removeAccounts.js';
import { changeUserRoles, getUser, listUsers, restore, setRoles, signOut, suspend } from './users.js';
import { getWinners, postWinner } from './winners.js';

export const adminRoutes: readonly Route<AccountsContext>[] = [
  overview,
  settleAgain,
  confirm,
  reopen,
  open,
  decideOnHeld,
  listUsers,
  getUser,
  setRoles,
  changeUserRoles,
  signOut,
  suspend,
  restore,
  eraseAccount,
  mergeAccount,
  listPages,
  putPage,
  listCorrections,
  figures,
  correct,
  listNews,
  postNews,
  listFixtures,
  editMatch,
  editDeadline,
  takeFixtureBack,
  getWinners,
  postWinner,
  listAudit,
  listCompetitions,
  setCompetitionState,
  getSettings,
  putSettings,
  putFourEyes,
  importAnUpload,
  importAPack,
  getApprovals,
  decide,
  withdraw,
  ...exportRoutes,
];
