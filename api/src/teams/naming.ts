import type { TeamChanges } from '@euro/api-contract';
import type { Team } from '../models/index.js';
import { checkTeamName } from './checkTeamName.js';
import { describeValue } from './describeChanges.js';

/** A team's name and whether its manager's name stands beside it. */
export type Naming = Pick<Team, 'name' | 'nameVisible'>;

interface Asked {
  readonly teamName?: string | undefined;
  readonly nameVisible?: boolean | undefined;
}

/** What a team would be called; null when that is what it is called. A name that stays was valid when it was given. */
export function newNaming(team: Naming, { teamName, nameVisible = team.nameVisible }: Asked): Naming | null {
  const isKept = teamName === undefined || teamName === team.name;
  const name = isKept ? team.name : checkTeamName(teamName, 'rename');
  return name === team.name && nameVisible === team.nameVisible ? null : { name, nameVisible };
}

export function describeNaming(before: Naming, after: Naming): TeamChanges {
  return {
    name: describeValue(before.name, after.name),
    nameVisible: describeValue(before.nameVisible, after.nameVisible),
  };
}
