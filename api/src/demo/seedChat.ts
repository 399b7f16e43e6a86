import { QueryTypes, type Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';

const MINUTE = 60_000;

interface ChatLine {
  readonly text: string;
  /** Number of other members who voted for it. */
  readonly votes: number;
}

/** Comments of made-up members after matchday 1, oldest first. */
const TALK: readonly ChatLine[] = [
  { text: 'Duitsland–Schotland 5–1. Ik zeg het maar één keer: Musiala kapitein.', votes: 3 },
  { text: 'België–Slovakije 0–1. Ik had Lukaku als kapitein. Uiteraard.', votes: 2 },
  { text: 'Deadline om 15 uur vandaag. Vergeet je armband niet!', votes: 0 },
];

interface Member {
  readonly teamId: number;
  readonly userId: number;
}

/** Writes comments of made-up members into the chat of a demo league. */
export async function seedChat(context: GameContext, leagueName: string): Promise<void> {
  const { models } = context;
  await context.withTransaction(async (transaction) => {
    const league = await models.League.findOne({ where: { name: leagueName }, transaction });
    if (!league) return;
    const members = await loadMembers(context, league.id, transaction);
    const startedAt = context.clock.now() - (TALK.length + 1) * MINUTE;
    let revision = 0;
    for (const { text, votes } of TALK) {
      const author = members[revision];
      if (!author) break;
      revision += 1;
      const at = startedAt + revision * MINUTE;
      const { id } = await models.Comment.create(
        { ...author, leagueId: league.id, body: text, createdAt: at, revision, requestKey: null },
        { transaction },
      );
      const voters = members.filter(({ userId }) => userId !== author.userId).slice(0, votes);
      await models.CommentVote.bulkCreate(
        voters.map(({ userId }) => ({ commentId: id, userId, votedAt: at })),
        { transaction },
      );
    }
    await league.update({ chatRevision: revision }, { transaction });
  });
}

function loadMembers(
  { sequelize }: GameContext,
  leagueId: number,
  transaction: Transaction,
): Promise<Member[]> {
  return sequelize.query<Member>(
    `SELECT t.id AS teamId, t.user_id AS userId
       FROM league_members m
       JOIN teams t ON t.id = m.team_id AND t.deleted_at IS NULL
       JOIN users u ON u.id = t.user_id
      WHERE m.league_id = :leagueId AND u.email NOT LIKE '%@demo.test'
      ORDER BY m.joined_at, t.id LIMIT 500`,
    { replacements: { leagueId }, type: QueryTypes.SELECT, transaction },
  );
}
