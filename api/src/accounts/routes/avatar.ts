import type { Transaction } from 'sequelize';
import { limitPerAddress } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { removePicture } from '../../infra/uploads/pictures.js';
import { replacePicture } from '../../infra/uploads/replacePicture.js';
import type { User } from '../../models/index.js';
import type { AccountsContext } from '../context.js';
import { route } from '../route.js';
import { answerUser } from './presentUser.js';

export const setAvatar = route(
  'POST user/avatar',
  async ({ context, file, caller }) => {
    const user = await replacePicture(context.env, { kind: 'avatar', file }, (name) =>
      context.withTransaction(async (transaction) => {
        const { user, before } = await exchange(context, caller.userId, name, transaction);
        return { answer: user, before };
      }),
    );
    return answerUser(context, user);
  },
  [limitPerAddress('upload')],
);

export const removeAvatar = route('DELETE user/avatar', async ({ context, caller }) => {
  const { user, before } = await context.withTransaction((transaction) =>
    exchange(context, caller.userId, null, transaction),
  );
  await removePicture(context.env, 'avatar', before);
  return answerUser(context, user);
});

async function exchange(
  { models }: AccountsContext,
  userId: number,
  avatar: string | null,
  transaction: Transaction,
): Promise<{ user: User; before: string | null }> {
  // A picture may take long to come: the account may be gone by then.
  const user = await models.User.findOne({ where: { id: userId, deletedAt: null }, transaction, lock: true });
  if (!user) throw new Refusal('session-expired');
  const before = user.avatar ?? null;
  await user.update({ avatar }, { transaction });
  return { user, before };
}
