import { statementShape } from './statementShape.js';

it.each([
  [
    'a statement written by hand, whatever its values',
    "SELECT id, name FROM teams WHERE id IN (7, 8.5, -9) AND name = 'O''Neill' AND paid = true AND badge IS NULL",
    'SELECT id, name FROM teams WHERE id IN (?) AND name = ? AND paid = ? AND badge IS ?',
  ],
  [
    'rows of values, however many',
    "INSERT INTO receipts (team_id, kind)\n  VALUES (1, 'save'), (2, NULL)",
    'INSERT INTO receipts (team_id, kind) VALUES (?)',
  ],
  [
    'the lock of a read, which one database lacks',
    'SELECT id FROM users WHERE id = 3 FOR UPDATE',
    'SELECT id FROM users WHERE id = ?',
  ],
  [
    'rows beside a row, which each database has its own word for',
    'SELECT (SELECT JSON_OBJECTAGG(m.id, JSON_ARRAY(m.id)) FROM matchdays m) AS matchdays',
    'SELECT (SELECT json_group_object(m.id, JSON_ARRAY(m.id)) FROM matchdays m) AS matchdays',
  ],
  [
    'columns with a reserved name',
    'UPDATE team_lineups SET `starting` = ? WHERE id = 2',
    'UPDATE team_lineups SET `starting` = ? WHERE id = ?',
  ],
  [
    'a read that Sequelize builds',
    'SELECT `id`, `name` FROM `teams` AS `Team` WHERE `id` = 2',
    'SELECT teams',
  ],
  ['an insert that Sequelize builds', 'INSERT INTO `teams` (`id`) VALUES ($1)', 'INSERT teams'],
  ['an update that Sequelize builds', 'UPDATE `teams` SET `name`=? WHERE `id` = ?', 'UPDATE teams'],
  ['a removal that Sequelize builds', 'DELETE FROM `teams` WHERE `id` = 2', 'DELETE teams'],
])('names %s', (_what, statement, shape) => {
  expect(statementShape(statement)).toBe(shape);
});

it.each([
  'BEGIN IMMEDIATE TRANSACTION;',
  'PRAGMA table_info(teams)',
  'SET SESSION wait_timeout = 5',
  'ALTER TABLE teams ADD x INT',
])('omits %s', (statement) => expect(statementShape(statement)).toBeNull());
