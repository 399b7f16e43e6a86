import type { Invitation, Receipt, ResponseOf, TopLineup } from '@euro/api-contract';
import { exampleLineup, examplePlayersById } from '@euro/game/testing';

/** A save of the example team's lineup, eight minutes before the deadline of matchday 2: Olmo became captain. */
export function exampleReceipt(fields: Partial<Receipt> = {}): Receipt {
  return {
    id: 31,
    teamId: 7,
    kind: 'lineup-saved',
    weekId: 2,
    at: '2024-06-19T12:52:00Z',
    deadlineDate: '2024-06-19T13:00:00Z',
    msBeforeDeadline: 8 * 60_000,
    version: 4,
    changes: { captain: { from: 110, to: 510 } },
    ...fields,
  };
}

/** A team's changes on one page, and how often its lineup was looked at. */
export function exampleChanges(
  data: readonly Receipt[],
  looks: ResponseOf<'GET team/{id}/changes'>['looks'] = [],
): ResponseOf<'GET team/{id}/changes'> {
  return { totalRecords: data.length, data: [...data], looks };
}

/** The example lineup as the team of a matchday, everybody with six points. */
export function exampleTopLineup(fields: Partial<TopLineup> = {}): TopLineup {
  return {
    weekId: 1,
    confirmed: true,
    formation: '4-4-2',
    points: 72,
    players: exampleLineup.starting.map((playerId) => ({
      playerId,
      positionId: examplePlayersById.get(playerId)?.positionId ?? 0,
      points: 6,
      minutes: 90,
    })),
    ...fields,
  };
}

/** An invitation to De Kantine, from a team that hides its manager. */
export function exampleInvitation(fields: Partial<Invitation> = {}): Invitation {
  return {
    league: { id: 9, name: 'De Kantine', cover: null, totalTeams: 8, weekId: 1, joined: false },
    inviter: {
      ...{ id: 41, name: 'Nooit Buitenspel', badge: null },
      user: { firstName: '', lastName: '', nameVisible: false, premium: false },
    },
    top: [],
    weekId: null,
    full: false,
    closed: false,
    ...fields,
  };
}
