import type { Route } from '../../http/index.js';
import type { PushContext } from '../context.js';
import { getPush } from './getPush.js';
import { putPush } from './putPush.js';
import { replaceDevice } from './replaceDevice.js';
import { subscribe } from './subscribe.js';
import { testPush } from './testPush.js';
import { unsubscribe } from './unsubscribe.js';

export const pushRoutes: readonly Route<PushContext>[] = [
  getPush,
  putPush,
  subscribe,
  replaceDevice,
  unsubscribe,
  testPush,
];
