import { picturePath } from '../infra/uploads/pictures.js';

/**
 * Path of a team's uploaded logo. It is part of Premium: when Premium ends the generated logo is shown, and the
 * uploaded one again when Premium returns.
 */
export function presentBadge(fileName: string | null | undefined, isOwnerPremium: boolean): string | null {
  return isOwnerPremium ? picturePath('badge', fileName ?? null) : null;
}
