import { loadMailChoices } from '../mail/reminders/mailChoices.js';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.js';
import { DEMO_ACCOUNTS } from './seedDemo.js';
import { seedMailChoices } from './seedMailChoices.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the demo has a user for each kind of mail, and stores their links', async () => {
  const { User } = database.models;
  for (const { email, firstName, lastName } of DEMO_ACCOUNTS) {
    await User.create({ email, firstName, lastName, language: 'nl', createdAt: 0 });
  }
  const choicesOf = async (email: string) => {
    const user = await User.findOne({ where: { email }, raw: true });
    return loadMailChoices(database, user?.id ?? 0);
  };
  await seedMailChoices(database);
  const fan = await choicesOf('fan@demo.test');
  expect(fan).toMatchObject({ deadlineMail: true, matchdayReport: false });
  expect(await choicesOf('premium@demo.test')).toMatchObject({ deadlineMail: true, matchdayReport: true });
  expect(await choicesOf('pundit@demo.test')).toBeNull();
  await seedMailChoices(database);
  expect(await choicesOf('fan@demo.test')).toEqual(fan);
});
