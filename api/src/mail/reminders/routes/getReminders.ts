import { isPremiumSomewhere, loadPremium, route } from '../../../http/index.js';
import { loadMailChoices } from '../mailChoices.js';
import { presentReminders } from './presentReminders.js';

export const getReminders = route(
  'GET user/reminders',
  async ({ context, caller, textLanguage: language }) => {
    const [choices, premium] = await Promise.all([
      loadMailChoices(context, caller.userId),
      loadPremium(context, caller.userId),
    ]);
    const { publicUrl } = context.env;
    return presentReminders({ choices, isPremium: isPremiumSomewhere(premium), publicUrl, language });
  },
);
