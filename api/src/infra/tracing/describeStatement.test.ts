import { describeStatement } from './describeStatement.js';

it.each([
  ["SELECT id FROM teams WHERE name = 'FROM secrets'", 'SELECT teams'],
  ["SELECT 'a''b FROM hidden' AS x, `id` FROM `users` AS `User`", 'SELECT users'],
  ['SELECT t.id, (SELECT JSON_OBJECTAGG(1, 2) FROM team_lineups l) AS lineups FROM teams t', 'SELECT teams'],
  ['SELECT * FROM (SELECT 1 AS isOwn FROM teams t) AS mine', 'SELECT teams'],
  ['SELECT s.id FROM (SELECT id FROM sessions WHERE a IN (1)) s JOIN users u ON 1 = 1', 'SELECT users'],
  ["INSERT INTO receipts (a, b) VALUES ('it''s', X'00FF')", 'INSERT receipts'],
  ["UPDATE `teams` SET `name`='x\\'y FROM z' WHERE id = 1", 'UPDATE teams'],
  ['DELETE FROM sessions WHERE id = 4', 'DELETE sessions'],
  ['START TRANSACTION', 'START TRANSACTION'],
  ['BEGIN IMMEDIATE TRANSACTION;', 'BEGIN'],
  ['COMMIT', 'COMMIT'],
])('%s is named %s', (sql, name) => {
  expect(describeStatement(sql, {}).name).toBe(name);
});

it('contains no value of the statement', () => {
  const sql =
    "UPDATE users SET email = 'romelu@example.test', city = \\'\\' WHERE token = 'abc' AND pin = 4711";
  const description = JSON.stringify(describeStatement(sql, { 'server.address': 'db' }));
  expect(description).not.toMatch(/romelu|abc|4711/);
  expect(description).toContain('db');
});
