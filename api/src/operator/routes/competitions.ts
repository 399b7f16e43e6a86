import type { OperatorCompetition } from '@euro/api-contract';
import { competitionsOf, limitPerAddress, readFourEyes, route } from '../../http/index.js';
import type { BaseContext } from '../../infra/context.js';
import { Refusal } from '../../infra/errors.js';
import { storedSettings } from '../../tournament/index.js';
import { changeState } from '../competitions/changeState.js';
import { importPack, importUploadedPack } from '../competitions/importPack.js';
import { loadCompetitions } from '../competitions/loadCompetitions.js';
import { listPacks } from '../competitions/packs.js';
import { setFourEyes } from '../competitions/setFourEyes.js';
import { changeSettings, presentSettings } from '../competitions/settings.js';

export const listCompetitions = route('GET admin/competitions', async ({ context, caller }) => {
  const ids = competitionsOf(caller, 'operator');
  const [competitions, packs] = await Promise.all([loadCompetitions(context), listPacks(context)]);
  if (ids === null) return { competitions, packs };
  return { competitions: competitions.filter(({ id }) => ids.includes(id)), packs: [] };
});

export const setCompetitionState = route(
  'POST admin/competitions/{id}/state',
  async ({ context, params, body: { state, reason }, caller }) => {
    await changeState(context, { competitionId: params.id, state }, { actorId: caller.userId, reason });
    return { competition: await requireCompetition(context, params.id) };
  },
);

export const getSettings = route('GET admin/competitions/{id}/settings', ({ context, params }) =>
  answerSettings(context, params.id),
);

export const putSettings = route(
  'PUT admin/competitions/{id}/settings',
  async ({ context, params, body: { reason, ...change }, caller }) => {
    const { leavesTeamsUnfit = false, settlesAgain = false, isDryRun = false, changes } = change;
    const { fromWeek = null } = change;
    const effect = await changeSettings(
      context,
      { competitionId: params.id, changes, fromWeek, leavesTeamsUnfit, settlesAgain, isDryRun },
      { actorId: caller.userId, reason },
    );
    return { ...(await answerSettings(context, params.id)), effect };
  },
);

export const putFourEyes = route(
  'PUT admin/competitions/{id}/four-eyes',
  async ({ context, params, body: { fourEyes, reason }, caller }) => {
    const choice = { competitionId: params.id, fourEyes };
    return { fourEyes: await setFourEyes(context, choice, { actorId: caller.userId, reason }) };
  },
);

export const importAPack = route('POST admin/competitions/import', ({ context, body, caller }) => {
  const { reason, ...options } = body;
  return importPack(context, options, { actorId: caller.userId, reason });
});

export const importAnUpload = route(
  'POST admin/competitions/upload',
  ({ context, body: { reason, ...choices }, file, caller }) =>
    importUploadedPack(context, file, choices, { actorId: caller.userId, reason }),
  [limitPerAddress('upload')],
);

async function answerSettings(context: BaseContext, id: number) {
  const [competition, row] = await Promise.all([
    requireCompetition(context, id),
    context.models.Competition.findByPk(id, { raw: true }),
  ]);
  if (!row) throw new Refusal('not-found');
  const settings = storedSettings.parse(JSON.parse(row.settings));
  const matchdays = await context.models.Matchday.findAll({
    attributes: ['weekId', 'state'],
    where: { competitionId: id },
    order: ['weekId'],
    raw: true,
  });
  const firstOpen = matchdays.find(({ state }) => state !== 'confirmed')?.weekId ?? null;
  return {
    competition,
    settings: presentSettings(settings, row.editedSettings),
    fourEyes: readFourEyes(row.fourEyes),
    matchdays: { last: matchdays.at(-1)?.weekId ?? 0, firstOpen },
  };
}

async function requireCompetition(context: BaseContext, id: number): Promise<OperatorCompetition> {
  const [competition] = await loadCompetitions(context, id);
  if (!competition) throw new Refusal('not-found');
  return competition;
}
