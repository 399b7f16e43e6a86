import type { Route } from '../../http/index.js';
import { listAudit } from './audit.js';
import { confirm, reopen, settleAgain } from './changeMatchday.js';
import { correct, figures, listCorrections } from './corrections.js';
import { overview } from './overview.js';
import { listPages, putPage } from './pages.js';
import { listUsers, setRoles, signOut } from './users.js';

export const adminRoutes: readonly Route[] = [
  overview,
  settleAgain,
  confirm,
  reopen,
  listUsers,
  setRoles,
  signOut,
  listPages,
  putPage,
  listCorrections,
  figures,
  correct,
  listAudit,
];
