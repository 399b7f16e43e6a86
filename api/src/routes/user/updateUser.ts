import { Refusal } from '../../errors.js';
import { revokeSessionsOf } from '../../identity/sessions.js';
import { route } from '../../routing/route.js';
import { loadRoles } from './loadRoles.js';
import { presentUser } from './presentUser.js';

export const updateUser = route('PUT user', async ({ context, body, caller }) => {
  const { newPassword, widgetUser: _forCorrelationOnly, ...fields } = body;
  const passwordHash = newPassword === undefined ? undefined : await context.passwords.hash(newPassword);
  const user = await context.withTransaction(async (transaction) => {
    const user = await context.models.User.findByPk(caller.userId, { transaction, lock: true });
    if (!user) throw new Refusal('session-expired');
    await user.update(
      { ...fields, ...(passwordHash === undefined ? {} : { passwordHash }) },
      { transaction },
    );
    if (fields.firstName !== undefined || fields.lastName !== undefined) {
      await context.models.Team.update({ namedAt: Date.now() }, { where: { userId: user.id }, transaction });
    }
    if (passwordHash !== undefined) {
      await revokeSessionsOf(context, user.id, transaction, caller.sessionFamily);
    }
    return user;
  });
  return presentUser(user, await loadRoles(context, user.id));
});
