import { Gauge, type Registry } from 'prom-client';
import type { BaseContext } from '../../infra/context.js';
import { emptyOnFailure } from '../../infra/db/emptyOnFailure.js';
import { select } from '../../infra/db/select.js';

interface FeedCounts {
  readonly feed: string;
  readonly season: number;
  readonly outcome: string;
  readonly amount: number;
}

/** Adds metrics of outcomes of live feeds' messages, and of consecutive failed polls. */
export function watchFeeds({ sequelize }: Pick<BaseContext, 'sequelize'>, registry: Registry): void {
  new Gauge({
    name: 'feed_messages',
    help: 'Messages of live feeds within two weeks, by feed and by what became of them',
    labelNames: ['feed', 'outcome'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await emptyOnFailure(
        select<FeedCounts>(
          sequelize,
          `SELECT c.feed, c.season, m.outcome, COUNT(*) AS amount
             FROM feed_messages m JOIN competitions c ON c.id = m.competition_id
            GROUP BY c.feed, c.season, m.outcome`,
          {},
        ),
      );
      for (const { feed, season, outcome, amount } of rows)
        this.set({ feed: `${feed}/${season}`, outcome }, Number(amount));
    },
  });
  new Gauge({
    name: 'feed_poll_failures',
    help: 'Polls of a live feed that failed in a row, by feed',
    labelNames: ['feed'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await emptyOnFailure(
        select<Omit<FeedCounts, 'outcome'>>(
          sequelize,
          `SELECT c.feed, c.season, p.failures AS amount
             FROM feed_polls p JOIN competitions c ON c.id = p.competition_id`,
          {},
        ),
      );
      for (const { feed, season, amount } of rows) this.set({ feed: `${feed}/${season}` }, Number(amount));
    },
  });
}
