import type { User as UserJson } from '@euro/api-contract';
import type { User } from '../../models/index.js';
import type { Role } from '../../routing/caller.js';

const ROLE_ORDER: readonly Role[] = ['premium', 'pundit', 'support', 'operator'];

/** A user's own fields, for himself only. */
export function presentUser(user: User, roles: ReadonlySet<Role>): UserJson {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    city: user.city ?? null,
    street: user.street ?? null,
    streetNr: user.streetNr ?? null,
    postCode: user.postCode ?? null,
    country: user.country ?? null,
    vrtId: user.vrtId ?? null,
    favoriteClubId: user.favoriteClubId ?? null,
    avatar: user.avatar ?? null,
    role: roles.has('premium') ? 'premium' : 'user',
    roles: ['user', ...ROLE_ORDER.filter((role) => roles.has(role))],
    language: user.language,
    hasPassword: user.passwordHash != null,
    identities: [],
  };
}
