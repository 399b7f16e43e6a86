import type { Database } from '../infra/db/database.js';
import { chooseMails, type MailChoices } from '../mail/reminders/index.js';

/** Choices by which a fresh demo's outbox shows a reminder and a report. */
const CHOICES: Readonly<Record<string, Partial<MailChoices>>> = {
  'fan@demo.test': { deadlineMail: true },
  'premium@demo.test': { deadlineMail: true, matchdayReport: true },
};

/** Lets some of the demo accounts ask for mails. */
export async function seedMailChoices(database: Database): Promise<void> {
  const users = await database.models.User.findAll({
    attributes: ['id', 'email'],
    where: { email: Object.keys(CHOICES) },
    raw: true,
  });
  await database.withTransaction(async (transaction) => {
    for (const { id, email } of users) await chooseMails(database, id, CHOICES[email] ?? {}, transaction);
  });
}
