import type { Route } from '../../../http/index.js';
import { getReminders } from './getReminders.js';
import { putReminders } from './putReminders.js';
import { unsubscribe } from './unsubscribe.js';

export const reminderRoutes: readonly Route[] = [getReminders, putReminders, unsubscribe];
