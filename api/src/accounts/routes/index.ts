import type { Route } from '../../http/index.js';
import type { AccountsContext } from '../context.js';
import { removeAvatar, setAvatar } from './avatar.js';
import { deleteAccount } from './deleteAccount.js';
import { facebook } from './facebook.js';
import { forgot } from './forgot.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { profile } from './profile.js';
import { refresh } from './refresh.js';
import { register } from './register.js';
import { reset } from './reset.js';
import { signOutEverywhere } from './signOutEverywhere.js';
import { finishSso, startSso } from './sso.js';
import { updateUser } from './updateUser.js';
import { sendVerification, verifyEmail } from './verifyEmail.js';

export const userRoutes: readonly Route<AccountsContext>[] = [
  register,
  login,
  startSso,
  finishSso,
  facebook,
  refresh,
  logout,
  signOutEverywhere,
  forgot,
  reset,
  verifyEmail,
  sendVerification,
  updateUser,
  setAvatar,
  removeAvatar,
  profile,
  deleteAccount,
];
