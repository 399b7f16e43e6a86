import { failureSentences } from '@euro/platform/host';
import { exampleTeam } from '@euro/platform/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/openPortal.js';

let mockIsGone = true;

jest.mock('./OwnTeamCard.js', () => {
  const real: typeof import('./OwnTeamCard.js') = jest.requireActual('./OwnTeamCard.js');
  return {
    get OwnTeamCard() {
      if (mockIsGone) throw new Error('Loading chunk member failed.');
      return real.OwnTeamCard;
    },
  };
});
jest.mock('../../frame/HeaderOfMember.js', () => {
  const real: typeof import('../../frame/HeaderOfMember.js') = jest.requireActual(
    '../../frame/HeaderOfMember.js',
  );
  return {
    HeaderChip: real.HeaderChip,
    PhoneTeams: real.PhoneTeams,
    get HeaderAccount() {
      if (mockIsGone) throw new Error('Loading chunk member failed.');
      return real.HeaderAccount;
    },
  };
});
// A missing chunk can't be preloaded either.
jest.mock('./HomeCard.js', () => ({
  ...jest.requireActual<typeof import('./HomeCard.js')>('./HomeCard.js'),
  fetchMemberCards: async () => {},
}));
jest.mock('../../frame/memberParts.js', () => ({
  ...jest.requireActual<typeof import('../../frame/memberParts.js')>('../../frame/memberParts.js'),
  prepareMember: async () => {},
}));

beforeEach(() => {
  mockIsGone = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const main = () => within(screen.getByRole('main'));

it('home is usable while the code for signed-in users cannot be loaded, and one Retry loads all of it', async () => {
  await openPortal({ isSignedIn: true, teams: [exampleTeam({ id: 12, name: 'De Rode Duivels' })] });
  const code = await main().findByText('Foutcode chunk-missing · shell');
  expect(code.closest('[role=alert]')).toHaveTextContent(failureSentences['chunk-missing'].nl);
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent('Heel Europa kijkt.');
  expect(main().getByRole('timer')).toBeVisible();
  expect(main().getByRole('region', { name: 'Laatste matchen' })).toBeVisible();
  expect(main().getByRole('link', { name: 'Naar mijn team' })).toHaveAttribute('href', '/points/12');
  expect(screen.getByRole('button', { name: /^Je account kon niet geladen worden/ })).toBeVisible();

  mockIsGone = false;
  await userEvent.click(main().getByRole('button', { name: 'Probeer opnieuw' }));
  expect(await main().findByRole('heading', { name: 'De Rode Duivels' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Account van Lotte' })).toBeVisible();
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  expect(document.activeElement).not.toBe(document.body);
});
