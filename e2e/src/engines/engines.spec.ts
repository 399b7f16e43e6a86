import { PASSWORD } from '../support/callApi.js';
import { message, say, untilChatting } from '../support/chat.js';
import { enterAs, freshAddress } from '../support/fan.js';
import { startLeague } from '../support/league.js';
import { beforeMatchday2, letMatchday2Pass } from '../support/matchday.js';
import { test as base, expect } from '../support/test.js';
import { fill, press, until, waitFor } from './engine.js';
import { ENGINES, type EngineFixtures, engineFixtures } from './engineFixtures.js';

const test = base.extend<EngineFixtures>(engineFixtures);

const FRIEND = 'premium@demo.test';

test.beforeEach(({ stack }) => beforeMatchday2(stack));

const shows = (text: string) => `return document.body.innerText.includes(${JSON.stringify(text)})`;

for (const engineName of ENGINES) {
  test.describe(engineName, () => {
    test.use({ engineName });

    test('a team is created and followed on a phone, and friends chat', async ({
      stack,
      engine,
      page: friend,
    }) => {
      await engine.open(stack.url);
      await press(engine, 'link', 'Account maken');
      await fill(engine, 'Voornaam', 'Nele');
      await fill(engine, 'Naam', 'Janssens');
      await fill(engine, 'E-mailadres', freshAddress());
      await fill(engine, 'Wachtwoord', PASSWORD);
      await press(engine, 'checkbox', '');
      await press(engine, 'button', 'Account maken');

      await press(engine, 'button', 'Vul aan');
      await waitFor(engine, 'button', 'Andere');
      await press(engine, 'button', 'Opslaan');
      await waitFor(engine, 'dialog', 'Hoe heet je ploeg?');
      await press(engine, 'button', 'Opslaan');
      await press(engine, 'button', 'Naar mijn team');
      const teamId = await until<string>(engine, 'return /^\\/team\\/(\\d+)$/.exec(location.pathname)?.[1]');

      const { id, inviteCode } = await startLeague(stack, FRIEND, `Ook in ${engineName}`);
      await enterAs(friend, FRIEND);
      await friend.goto(`/leagues/${id}?tab=chat`);
      await untilChatting(friend);
      await engine.open(`${stack.url}/join/${inviteCode}`);
      await press(engine, 'button', 'Ja, ik speel mee');
      await until(engine, `return location.pathname === '/leagues/${id}'`);
      await engine.open(`${stack.url}/leagues/${id}?tab=chat`);
      await until(engine, shows('2 online'));
      await fill(engine, 'Bericht', 'Hier ben ik');
      await press(engine, 'button', 'Verstuur');
      await expect(message(friend, 'Hier ben ik')).toHaveCount(1);
      await say(friend, 'Daar is ze');
      await until(engine, shows('Daar is ze'));

      await press(engine, 'button', 'Meer: menu openen');
      await press(engine, 'button', 'Installeer de app');
      await until(engine, shows('Open het menu van je browser'));

      // The tab appears once there are points.
      await engine.open(`${stack.url}/team/${teamId}`);
      await letMatchday2Pass(friend, stack);
      await press(engine, 'link', 'Punten');
      await until(engine, `return location.pathname === '/points/${teamId}'`);
      await until(engine, shows('definitieve punten'));
    });
  });
}
