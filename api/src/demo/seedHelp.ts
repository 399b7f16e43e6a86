import type { Clock } from '../infra/clock/clock.js';
import type { Database } from '../infra/db/database.js';

const MINUTE = 60_000;

interface HelpLine {
  readonly fromDesk: boolean;
  readonly author: string;
  readonly body: string;
}

/** The conversation of a fan with the help desk, oldest first; the last question is unanswered. */
const TALK: readonly HelpLine[] = [
  { fromDesk: false, author: '', body: 'Dag! Kan ik na de deadline mijn kapitein nog wisselen?' },
  {
    fromDesk: true,
    author: 'Sofie',
    body: 'Dag Febe, nee: vanaf de aftrap van de eerste wedstrijd ligt alles vast. Speelt je kapitein niet, dan krijgt je vice-kapitein de band vanzelf.',
  },
  { fromDesk: false, author: '', body: 'Top, bedankt. En krijgt die dan ook ×1,5?' },
];

/** Adds a conversation with a demo account to the help desk. */
export async function seedHelp(
  { models, withTransaction }: Database,
  clock: Pick<Clock, 'now'>,
  email: string,
): Promise<void> {
  await withTransaction(async (transaction) => {
    const user = await models.User.findOne({ attributes: ['id'], where: { email }, raw: true, transaction });
    if (!user) return;
    const startedAt = clock.now() - TALK.length * MINUTE;
    const began = Date.now() - TALK.length * MINUTE;
    const conversation = await models.HelpConversation.create(
      {
        ...{ userId: user.id, visitorHash: null, status: 'open', waits: true, language: 'nl' },
        ...{ email: null, path: '/rules', mailDueAt: null, createdAt: began, updatedAt: began },
      },
      { transaction },
    );
    let answerId = 0;
    for (const [index, line] of TALK.entries()) {
      const message = await models.HelpMessage.create(
        {
          ...{ ...line, conversationId: conversation.id, requestKey: null },
          ...{ at: startedAt + index * MINUTE, writtenAt: began + index * MINUTE },
        },
        { transaction },
      );
      if (line.fromDesk) answerId = message.id;
      const { id: lastMessageId, writtenAt: updatedAt } = message;
      await conversation.update({ lastMessageId, updatedAt: updatedAt ?? began }, { transaction });
    }
    await conversation.update({ askerSeen: answerId, deskSeen: answerId }, { transaction });
  });
}
