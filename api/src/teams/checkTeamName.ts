import type { ErrorCode } from '@euro/api-contract';
import { type TeamNameCode, type TeamNamePurpose, validateTeamName } from '@euro/game';
import { Refusal } from '../infra/errors.js';

const codes: Record<TeamNameCode, ErrorCode> = {
  'name-too-short': 'team-name-too-short',
  'name-too-long': 'team-name-too-long',
  'name-control-characters': 'team-name-invalid',
  'name-link': 'team-name-invalid',
};

/** The name as it is kept, or a refusal (decisions §1.7). */
export function checkTeamName(name: string, purpose: TeamNamePurpose): string {
  const result = validateTeamName(name, purpose);
  if (!result.ok) throw new Refusal(codes[result.code], result.params);
  return result.name;
}
