import type { Route } from '../../http/index.js';
import type { ShareContext } from '../context.js';
import { shareLineup } from './shareLineup.js';

export const shareRoutes: readonly Route<ShareContext>[] = [shareLineup];
