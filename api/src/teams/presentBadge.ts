import { picturePath } from '../infra/uploads/pictures.js';

/**
 * Path of a team's uploaded logo. It is part of Premium: without it everybody sees the generated logo, and with Premium
 * again the uploaded one.
 */
export function presentBadge(fileName: string | null | undefined, isOwnerPremium: boolean): string | null {
  return isOwnerPremium ? picturePath('badge', fileName ?? null) : null;
}
