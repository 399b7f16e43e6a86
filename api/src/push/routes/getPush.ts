import { route } from '../route.js';
import { presentPush } from './presentPush.js';

export const getPush = route('GET user/push', ({ context, caller }) => presentPush(context, caller.userId));
