import type { ConfirmedTransfer, Team, TeamView } from '@euro/api-contract';
import { exampleTeamView } from '@euro/game-ui/testing';

/** The example team in the matchday after its own first one: 1.5 million and two free transfers. */
export function transfersView(view: Partial<TeamView> = {}, team: Partial<Team> = {}): TeamView {
  return { ...exampleTeamView(team), ...view };
}

/** A confirmed transfer of the example team. */
export function confirmedTransfer(fields: Partial<ConfirmedTransfer> = {}): ConfirmedTransfer {
  return {
    outId: 203,
    inId: 205,
    weekId: 1,
    extra: false,
    at: '2024-06-18T21:14:00Z',
    outPrice: 5.5,
    inPrice: 5,
    ...fields,
  };
}
