import { picturePath } from '../infra/uploads/pictures.js';

/**
 * Where the logo is that an owner gave his team. It is part of premium: when that ends, everybody sees the drawn one again,
 * and with premium the own one comes back.
 */
export function presentBadge(fileName: string | null | undefined, isOwnerPremium: boolean): string | null {
  return isOwnerPremium ? picturePath('badge', fileName ?? null) : null;
}
