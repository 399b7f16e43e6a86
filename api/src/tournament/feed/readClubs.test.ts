import { FeedProblems } from './feedProblem.js';
import { readClubs } from './readClubs.js';

it('two clubs never have the same name in tables, of one city neither', () => {
  const problems = new FeedProblems();
  const rows = [
    'id,short,nameNl,nameEn,nameShort,group,externalId',
    '1,MCI,Manchester City,Manchester City,Man City,A,',
    '2,MUN,Manchester United,Manchester United,man city,A,',
    '3,CHE,Chelsea,Chelsea,,A,',
    '4,ARS,Arsenal,Arsenal,,A,',
  ];
  expect(readClubs(rows.join('\n'), problems).map(({ nameShort }) => nameShort)).toEqual([
    'Man City',
    'man city',
    null,
    null,
  ]);
  expect(problems.list).toMatchObject([
    { line: 3, column: 'nameShort', message: 'man city is there twice.' },
  ]);
});
