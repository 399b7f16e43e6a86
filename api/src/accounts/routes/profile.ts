import { Refusal } from '../../infra/errors.js';
import { route } from '../route.js';
import { answerUser } from './presentUser.js';

export const profile = route('GET user/profile', async ({ context, caller }) => {
  const user = await context.models.User.findByPk(caller.userId);
  if (!user) throw new Refusal('session-expired');
  return answerUser(context, user);
});
