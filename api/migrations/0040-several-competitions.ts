import { QueryTypes } from 'sequelize';
import { optional, text, withDefault } from '../src/models/columns.js';
import type { Migration } from './migration.js';

const TABLES = ['clubs', 'players', 'matches'] as const;

/** Pots of the draw of UEFA EURO 2024, the strongest first; feeds name them from here on. */
const POTS = [
  ['GER', 'ESP', 'ENG', 'FRA', 'BEL', 'POR'],
  ['HUN', 'ALB', 'DEN', 'AUT', 'ROU', 'TUR'],
  ['SCO', 'CRO', 'SVN', 'NED', 'SVK', 'CZE'],
  ['SUI', 'ITA', 'SRB', 'POL', 'UKR', 'GEO'],
];

/**
 * One database holds several competitions (ADR 45). The one that is there becomes the default, whose addresses have no
 * prefix, and keeps the clock. Its rows keep their ids, which were the feed's. A version names one settlement of a
 * matchday whatever its competition, so results and rankings stay as they are. A release before this one writes rows
 * without the new columns.
 */
export const severalCompetitions: Migration = {
  name: '0040-several-competitions',
  async up({ queryInterface, transaction }) {
    const { sequelize } = queryInterface;
    const add = (table: string, column: string, kind: Parameters<typeof queryInterface.addColumn>[2]) =>
      queryInterface.addColumn(table, column, kind, { transaction });
    const addUnique = (table: string, fields: string[]) =>
      queryInterface.addIndex(table, fields, {
        name: `${table}_${fields.join('_')}`,
        unique: true,
        transaction,
      });
    await add('competitions', 'slug', optional.text(40));
    await add('competitions', 'state', withDefault(text(16), 'open'));
    await add('competitions', 'brand', optional.hugeText());
    const [first] = await sequelize.query<{ id: number | null }>('SELECT MIN(id) AS id FROM competitions', {
      type: QueryTypes.SELECT,
      transaction,
    });
    if (first?.id) {
      const options = { replacements: { id: first.id }, transaction };
      await sequelize.query("UPDATE competitions SET slug = '' WHERE id = :id", options);
      await sequelize.query('UPDATE clocks SET id = :id WHERE id = 1', options);
    }
    for (const table of TABLES) {
      await add(table, 'feed_id', optional.integer());
      await sequelize.query(`UPDATE ${table} SET feed_id = id`, { transaction });
      await addUnique(table, ['competition_id', 'feed_id']);
    }
    await add('clubs', 'pot', optional.integer());
    for (const [index, nations] of POTS.entries())
      await sequelize.query(
        `UPDATE clubs SET pot = :pot WHERE short IN (:nations)
            AND competition_id IN (SELECT id FROM competitions WHERE feed = 'EUROM' AND season = 2024)`,
        { replacements: { pot: index + 1, nations }, transaction },
      );
    await addUnique('competitions', ['slug']);
    await addUnique('settlements', ['week_id', 'version']);
  },
};
