import { limitPerAddress, requirePremium, route } from '../../http/index.js';
import { Refusal } from '../../infra/errors.js';
import { picturePath, removePicture } from '../../infra/uploads/pictures.js';
import { replacePicture } from '../../infra/uploads/replacePicture.js';
import { lockTeam, updateTeam } from '../lockedTeam.js';
import { authorize } from '../policies/policies.js';

/** Callers without the right are refused before the picture is encoded. */
export const setBadge = route(
  'POST team/badge',
  async ({ context, body, file, caller }) => {
    const { models } = context;
    const team = await models.Team.findOne({ where: { id: body.teamId, deletedAt: null }, raw: true });
    if (!team) throw new Refusal('not-found');
    authorize(caller, 'team.setBadge', team);
    requirePremium(caller);
    const badge = await replacePicture(context.env, { kind: 'badge', file }, (name) =>
      context.withTransaction(async (transaction) => {
        const team = await lockTeam(context, body.teamId, caller, 'team.setBadge', transaction);
        const before = team.badge ?? null;
        await updateTeam(context, team, { badge: name }, transaction);
        return { answer: picturePath('badge', name), before };
      }),
    );
    return { badge };
  },
  [limitPerAddress('upload')],
);

/** Allowed without Premium: owners may always remove their own logo. */
export const removeBadge = route('DELETE team/{id}/badge', async ({ context, params, caller }) => {
  const before = await context.withTransaction(async (transaction) => {
    const team = await lockTeam(context, params.id, caller, 'team.setBadge', transaction);
    const { badge } = team;
    await updateTeam(context, team, { badge: null }, transaction);
    return badge ?? null;
  });
  await removePicture(context.env, 'badge', before);
  return { ok: true as const };
});
