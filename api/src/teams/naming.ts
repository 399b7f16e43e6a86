import type { ErrorCode, Receipt, TeamChanges } from '@euro/api-contract';
import { type EpochMs, type TeamNameCode, type TeamNamePurpose, validateTeamName } from '@euro/game';
import type { Transaction } from 'sequelize';
import type { GameContext } from '../infra/context.js';
import { Refusal } from '../infra/errors.js';
import type { Team } from '../models/index.js';
import { type LockedTeam, updateTeam } from './lockedTeam.js';
import { describeValue } from './receipts/describeChanges.js';
import { writeReceipt } from './receipts/receipts.js';

/** A team's name and whether its manager's name is shown beside it. */
type Naming = Pick<Team, 'name' | 'nameVisible'>;

interface NamingInput {
  readonly teamName?: string | undefined;
  readonly nameVisible?: boolean | undefined;
}

/** The validated new name of a team; null when nothing changes. An unchanged name is not validated again. */
export function newNaming(
  team: Naming,
  { teamName, nameVisible = team.nameVisible }: NamingInput,
): Naming | null {
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

interface Renaming {
  readonly naming: Naming;
  readonly weekId: number;
  readonly now: EpochMs;
}

/** Stores a name with its receipt, which has no deadline: none binds a name. */
export async function storeNaming(
  context: Pick<GameContext, 'sequelize'>,
  team: LockedTeam,
  { naming, weekId, now }: Renaming,
  transaction: Transaction,
): Promise<Receipt> {
  const changes = describeNaming(team, naming);
  await updateTeam(context, team, { ...naming, namedAt: Date.now(), version: team.version + 1 }, transaction);
  return writeReceipt(
    context,
    { team, kind: 'team-renamed', weekId, now, deadline: null, changes },
    transaction,
  );
}

const codes: Record<TeamNameCode, ErrorCode> = {
  'name-too-short': 'team-name-too-short',
  'name-too-long': 'team-name-too-long',
  'name-control-characters': 'team-name-invalid',
  'name-link': 'team-name-invalid',
};

/** The normalized name, or a refusal (decisions §1.7). */
export function checkTeamName(name: string, purpose: TeamNamePurpose): string {
  const result = validateTeamName(name, purpose);
  if (!result.ok) throw new Refusal(codes[result.code], result.params);
  return result.name;
}
