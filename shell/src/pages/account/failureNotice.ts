import type { ApiFailure, Notice } from '@euro/platform';
import { isPassing } from './isPassing.js';

/**
 * The notice of a failed call: the server's sentence where a retry may help, otherwise `text`, which refers to
 * the help desk (spec §8 "Contacteer ons via de chat."). A suspended user reads until when, and objects there.
 */
export function failureNotice(error: ApiFailure, text: string): Notice {
  return isPassing(error)
    ? { tone: 'danger', text: error.message }
    : { tone: 'danger', text: error.code === 'account-suspended' ? error.message : text, action: 'help' };
}
