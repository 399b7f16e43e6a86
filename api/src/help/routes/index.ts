import type { Route } from '../../http/index.js';
import { answerConversation, getTicket, listTickets, setTicketStatus } from './desk.js';
import { getHelp } from './getHelp.js';
import { writeHelp } from './writeHelp.js';

export const helpRoutes: readonly Route[] = [
  getHelp,
  writeHelp,
  listTickets,
  getTicket,
  answerConversation,
  setTicketStatus,
];
