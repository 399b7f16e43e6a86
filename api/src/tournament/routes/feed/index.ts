import { limitPerAddress, type Route, route } from '../../../http/index.js';
import { Refusal } from '../../../infra/errors.js';
import { inCompetition } from '../../../infra/inCompetition.js';
import { requireCompetition } from '../../competition/requireCompetition.js';
import { applyMessage } from '../../liveFeed/applyMessage.js';
import { requireSignature } from '../../liveFeed/requireSignature.js';

const pushMessage = route(
  'POST feed/{competitionFeed}/{seasonId}',
  async ({ context: baseContext, params, query: { dryRun = false }, body }) => {
    const feedQuery = { competitionFeed: params.competitionFeed, seasonId: Number(params.seasonId) };
    const context = inCompetition(baseContext, await baseContext.findCompetition(feedQuery));
    const competition = await requireCompetition(context);
    const result = await applyMessage(context, {
      competitionId: competition.id,
      way: 'push',
      message: body,
      isDryRun: dryRun,
    });
    if (!result.ok) {
      const { problems } = result;
      context.log.warn(
        { ...feedQuery, message: body.id, problems: problems.slice(0, 5) },
        'feed message refused',
      );
      throw new Refusal('feed-refused', { problems });
    }
    const { matches, players, report } = result;
    if (report !== null && report.changes > 0 && !dryRun) {
      context.invalidations.publish({ what: 'game' });
      context.work.announce('matchday', { competitionId: context.competitionId ?? null });
    }
    const answer = {
      matches,
      players,
      changes: report?.changes ?? 0,
      warnings: [...(report?.warnings ?? [])],
    };
    return result.isHeld ? { ...answer, held: true } : answer;
  },
  [limitPerAddress('feed'), requireSignature],
);

export const feedRoutes: readonly Route[] = [pushMessage];
