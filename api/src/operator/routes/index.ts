import type { AccountsContext } from '../../accounts/index.js';
import type { Route } from '../../http/index.js';
import { exportRoutes } from '../exports/index.js';
import { listAudit } from './audit.js';
import { confirm, open, reopen, settleAgain } from './changeMatchday.js';
import {
  getSettings,
  importAnUpload,
  importAPack,
  listCompetitions,
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
  listAudit,
  listCompetitions,
  setCompetitionState,
  getSettings,
  putSettings,
  importAnUpload,
  importAPack,
  ...exportRoutes,
];
