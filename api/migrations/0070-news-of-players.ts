import { optional } from '../src/models/columns.js';
import type { Migration } from './migration.js';

/** News of players: its kind, its text in both languages, its source and its moment. Null: there is none. */
export const newsOfPlayers: Migration = {
  name: '0070-news-of-players',
  async up({ queryInterface, transaction }) {
    await queryInterface.addColumn('players', 'news', optional.text(12), { transaction });
    await queryInterface.addColumn('players', 'news_nl', optional.text(80), { transaction });
    await queryInterface.addColumn('players', 'news_en', optional.text(80), { transaction });
    await queryInterface.addColumn('players', 'news_source', optional.text(40), { transaction });
    await queryInterface.addColumn('players', 'news_at', optional.moment(), { transaction });
  },
};
