import type { Route } from '../../routing/route.js';
import { forgot } from './forgot.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { profile } from './profile.js';
import { refresh } from './refresh.js';
import { register } from './register.js';
import { reset } from './reset.js';
import { updateUser } from './updateUser.js';

export const userRoutes: readonly Route[] = [
  register,
  login,
  refresh,
  logout,
  forgot,
  reset,
  updateUser,
  profile,
];
