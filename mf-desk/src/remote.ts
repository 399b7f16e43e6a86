import { defineReactRemote } from '@euro/platform/react';
import { DeskProviders } from './components/DeskProviders.js';
import { AnnouncementsPage } from './pages/AnnouncementsPage.js';
import { AuditPage } from './pages/AuditPage.js';
import { CompetitionPage } from './pages/CompetitionPage.js';
import { CompetitionsPage } from './pages/CompetitionsPage.js';
import { ComplaintsPage } from './pages/ComplaintsPage.js';
import { ContentPage } from './pages/ContentPage.js';
import { CorrectionsPage } from './pages/CorrectionsPage.js';
import { CouponsPage } from './pages/CouponsPage.js';
import { HelpPage } from './pages/HelpPage.js';
import { MatchdaysPage } from './pages/MatchdaysPage.js';
import { OrdersPage } from './pages/OrdersPage.js';
import { OverviewPage } from './pages/OverviewPage.js';
import { TicketPage } from './pages/TicketPage.js';
import { UserPage } from './pages/UserPage.js';
import { UsersPage } from './pages/UsersPage.js';
import { WinnersPage } from './pages/WinnersPage.js';
import { WorkPage } from './pages/WorkPage.js';

/** The section of operators and support. */
export const remote = defineReactRemote({
  pages: {
    '/desk': OverviewPage,
    '/desk/competitions': CompetitionsPage,
    '/desk/competitions/:id': CompetitionPage,
    '/desk/matchdays': MatchdaysPage,
    '/desk/users': UsersPage,
    '/desk/users/:id': UserPage,
    '/desk/coupons': CouponsPage,
    '/desk/orders': OrdersPage,
    '/desk/content': ContentPage,
    '/desk/announcements': AnnouncementsPage,
    '/desk/winners': WinnersPage,
    '/desk/corrections': CorrectionsPage,
    '/desk/work': WorkPage,
    '/desk/audit': AuditPage,
    '/desk/complaints': ComplaintsPage,
    '/desk/help': HelpPage,
    '/desk/help/:id': TicketPage,
  },
  Providers: DeskProviders,
});
