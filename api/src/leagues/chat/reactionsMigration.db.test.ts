import { Transaction } from 'sequelize';
import { migrations } from '../../../migrations/index.js';
import { leagueOf } from '../../testing/chatting.js';
import { startTestApi, type TestApi } from '../../testing/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('keeps the latest of several reactions of a user to a comment', async () => {
  const { models, sequelize } = api.database;
  const { leagueId, members } = await leagueOf(api, 2);
  const [one, two] = members.map(({ userId }) => userId) as [number, number];
  const written = { leagueId, teamId: null, userId: one, createdAt: 0, revision: 1, requestKey: null };
  const comment = await models.Comment.create({ ...written, body: 'Hup' });
  const other = await models.Comment.create({ ...written, body: 'Hop' });
  const reaction = (userId: number, kind: 'like' | 'laugh' | 'party' | 'fire', reactedAt: number) => ({
    ...{ commentId: comment.id, userId, kind, reactedAt },
  });
  await models.CommentReaction.bulkCreate([
    reaction(one, 'like', 3),
    reaction(one, 'laugh', 1),
    reaction(one, 'fire', 2),
    reaction(two, 'party', 1),
    reaction(two, 'fire', 1),
    { ...reaction(one, 'laugh', 1), commentId: other.id },
  ]);
  const queryInterface = sequelize.getQueryInterface();
  for (const table of ['poll_votes', 'comment_polls']) await queryInterface.dropTable(table);
  await queryInterface.removeIndex('comments', 'comments_quoted_id');
  await sequelize.query('ALTER TABLE comments DROP COLUMN quoted_id');

  const migration = migrations.find(({ name }) => name.endsWith('polls-and-quotes'));
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) =>
    migration?.up({ queryInterface, transaction }),
  );

  const left = await models.CommentReaction.findAll({
    attributes: ['commentId', 'userId', 'kind'],
    order: ['commentId', 'userId'],
    raw: true,
  });
  expect(left).toEqual([
    { commentId: comment.id, userId: one, kind: 'like' },
    { commentId: comment.id, userId: two, kind: 'fire' },
    { commentId: other.id, userId: one, kind: 'laugh' },
  ]);
  expect(await models.CommentPoll.count()).toBe(0);
});
