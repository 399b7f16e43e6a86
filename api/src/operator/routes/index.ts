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
import { decideOnHeld } from './held.js';
import { listNews, postNews } from './news.js';
import { overview } from './overview.js';
import { listPages, putPage } from './pages.js';
import { changeUserRoles, getUser, listUsers, restore, setRoles, signOut, suspend } from './users.js';

export const adminRoutes: readonly Route[] = [
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
  listPages,
  putPage,
  listCorrections,
  figures,
  correct,
  listNews,
  postNews,
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
