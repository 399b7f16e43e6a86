import type { HelpMessage } from '../models/index.js';

/** When a message was written in real time, which waiting is counted in; older messages carry no other time. */
export function realTimeOf({ at, writtenAt }: Pick<HelpMessage, 'at' | 'writtenAt'>): number {
  return Number(writtenAt ?? at);
}
