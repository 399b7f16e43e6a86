import { loadRoles, route } from '../../../http/index.js';
import { loadMailChoices } from '../mailChoices.js';
import { presentReminders } from './presentReminders.js';

export const getReminders = route('GET user/reminders', async ({ context, caller, language }) => {
  const [choices, roles] = await Promise.all([
    loadMailChoices(context, caller.userId),
    loadRoles(context, caller.userId),
  ]);
  const { publicUrl } = context.env;
  return presentReminders({ choices, isPremium: roles.has('premium'), publicUrl, language });
});
