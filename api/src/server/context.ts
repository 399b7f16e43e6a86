import type { AccountsContext } from '../accounts/index.js';
import type { ContentContext } from '../content/index.js';
import type { LeaguesContext } from '../leagues/index.js';
import type { MailContext } from '../mail/index.js';
import type { PaymentsContext } from '../payments/index.js';
import type { PushContext } from '../push/index.js';
import type { ScoringContext } from '../scoring/index.js';
import type { ShareContext } from '../share/index.js';
import type { FaultsContext } from './faults/index.js';

/** Everything a call can reach; tests hand in their own parts. */
export interface AppContext
  extends Omit<AccountsContext, 'chat'>,
    LeaguesContext,
    PaymentsContext,
    ScoringContext,
    ContentContext,
    MailContext,
    PushContext,
    ShareContext,
    FaultsContext {}
