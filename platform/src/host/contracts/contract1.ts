import type { Platform } from '../../contract/platform.js';
import type { Notice as Notice1 } from '../../contract/released/1.js';

/**
 * What a remote of contract 1 says, in the words of contract 2: that a notice leads to the help desk was a mark of its own, behind an
 * action if there was one. Everything else is the same in both (`contract/kept`).
 */
export function toContract1(platform: Platform): Platform {
  const { notices } = platform;
  return {
    ...platform,
    notices: {
      show({ leadsToHelp, ...notice }: Notice1) {
        notices.show(leadsToHelp && !notice.action ? { ...notice, action: 'help' } : notice);
      },
    },
  };
}
