import type { Notice, NoticeAction } from '../contract/platform.js';

/** The button of a notice that carries its own action; @throws when it has none or leads to the help desk. */
export function noticeAction(notice: Notice | undefined): NoticeAction {
  const action = notice?.action;
  if (!action || action === 'help') throw new Error(`no action of its own in ${JSON.stringify(notice)}`);
  return action;
}
