import Koa from 'koa';
import { QueryTypes } from 'sequelize';
import { connectDatabase } from '../db/connectDatabase.js';
import { betweenPlaces, OF_MATCHDAY, selectRanking } from '../routes/rankings/rankingSql.js';

/**
 * The plain side of the bench of `GET rankings/general`: Koa, the same SQL, the rows as they come. Reads `DATABASE_URL`
 * and `BENCH_PORT`.
 */
const { sequelize, models } = await connectDatabase(process.env.DATABASE_URL ?? '');
const sql = `${selectRanking('general')} ${OF_MATCHDAY} ${betweenPlaces('general')}`;
const competition = await models.Competition.findOne({ raw: true });

const app = new Koa();
app.use(async (context) => {
  const weekId = Number(context.query.weekId ?? 1);
  const pageNumber = Number(context.query.pageNumber ?? 1);
  const pageRecords = Number(context.query.pageRecords ?? 10);
  const after = (pageNumber - 1) * pageRecords;
  context.body = await sequelize.query(sql, {
    type: QueryTypes.SELECT,
    replacements: { competitionId: competition?.id ?? 0, weekId, after, upTo: after + pageRecords },
  });
});
app.listen(Number(process.env.BENCH_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
