import { groupBy } from '../../infra/groupBy.js';
import type { MailContext } from '../context.js';

interface SentNote {
  readonly id: number;
  /** The team's points in a report, in halves. */
  readonly halfPoints: number | null;
}

/** Notes which mails the server took. */
export interface SentNotes {
  /** Settles when it is stored that this mail is out. */
  note(mail: SentNote): Promise<void>;
}

/**
 * Many mails leave in the time of one commit: those that leave while others are noted are noted together after that. A
 * process that dies in between sends them once more, with the same ids, as it would one.
 */
export function createSentNotes({ models, realNow, withTransaction }: MailContext): SentNotes {
  let waiting: SentNote[] = [];
  let storing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  async function store(): Promise<void> {
    const batch = waiting;
    [waiting, next] = [[], null];
    const groups = groupBy(batch, ({ halfPoints }) => halfPoints);
    await withTransaction(async (transaction) => {
      for (const [halfPoints, mails] of groups) {
        const id = mails.map((mail) => mail.id);
        await models.SentMail.update(
          { state: 'sent', sentAt: realNow(), halfPoints },
          { where: { id }, transaction },
        );
      }
    });
  }

  return {
    note(mail) {
      waiting.push(mail);
      if (next === null) {
        // Callers that await the previous write receive its failure; this one continues.
        next = storing.then(store, store);
        storing = next;
      }
      return next;
    },
  };
}
