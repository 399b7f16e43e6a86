import { isPremiumSomewhere, loadPremium, route } from '../../../http/index.js';
import { lockUser } from '../../../infra/db/lockUser.js';
import { Refusal } from '../../../infra/errors.js';
import { chooseMails } from '../mailChoices.js';
import { presentReminders } from './presentReminders.js';

export const putReminders = route(
  'PUT user/reminders',
  async ({ context, body, caller, textLanguage: language }) => {
    const { widgetUser: _forCorrelationOnly, ...changes } = body;
    const { publicUrl } = context.env;
    return context.withTransaction(async (transaction) => {
      await lockUser(context, caller.userId, transaction);
      const isPremium = isPremiumSomewhere(await loadPremium(context, caller.userId, transaction));
      if (changes.matchdayReport && !isPremium) throw new Refusal('premium-required');
      const choices = await chooseMails(context, caller.userId, changes, transaction);
      return presentReminders({ choices, isPremium, publicUrl, language });
    });
  },
);
