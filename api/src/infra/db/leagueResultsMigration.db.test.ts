import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { ask, leagueOf } from '../../testing/chatting.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Comments by the columns that this migration knows; it makes their table again. */
const THEN = { attributes: { exclude: ['quotedId', 'hidden'] }, raw: true as const };

it('retains all comments and votes, and posts no results that were confirmed before', async () => {
  const { models, sequelize } = api.database;
  const { leagueId, members, admin } = await leagueOf(api, 2);
  const say = { text: 'mutation($id: Int!) { insert_comment(key_id: $id, comment: "Hup") { id } }' };
  const { id } = (await ask(admin, say, { id: leagueId })).body.data.insert_comment;
  const vote = { text: 'mutation($id: Int!) { vote_comment(id: $id, voted: true) { id } }' };
  for (const member of members) await ask(member, vote, { id });
  const matchday = { competitionId: 1, deadlineAt: 0, averageHalf: 1, held: false } as const;
  const comments = await models.Comment.findAll(THEN);
  await models.Matchday.destroy({ where: { competitionId: 1 } });
  await models.Matchday.create({ ...matchday, weekId: 1, state: 'confirmed', version: 4 });
  await models.Matchday.create({ ...matchday, weekId: 2, state: 'provisional', version: 1 });
  const queryInterface = sequelize.getQueryInterface();
  for (const table of ['league_results', 'league_result_rounds']) await queryInterface.dropTable(table);

  const migration = migrations.find(({ name }) => name.endsWith('create-league-results'));
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migration?.up({ queryInterface, transaction }),
  );

  expect(await models.Comment.findAll(THEN)).toEqual(comments);
  expect(await models.CommentVote.count({ where: { commentId: id } })).toBe(2);
  expect(await models.LeagueResultRound.findAll({ raw: true })).toMatchObject([{ weekId: 1, version: 4 }]);
  const own = { leagueId, teamId: null, userId: null, body: '', createdAt: 0, requestKey: null, revision: 9 };
  const fields = Object.keys(own) as (keyof typeof own)[];
  const postedComment = await models.Comment.create(own, { fields });
  expect(postedComment.id).toBeGreaterThan(id);
  await models.League.destroy({ where: { id: leagueId } });
  expect([await models.Comment.count(), await models.CommentVote.count()]).toEqual([0, 0]);
});
