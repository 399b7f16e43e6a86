import type { Problems } from './checkedBy.js';
import { checkConfirmation, checkNewPassword } from './fieldChecks.js';

/** A password chosen twice. */
export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
  /** The present one, where it is required. */
  readonly current?: string;
}

/** Spec §5 "Reset / new password". */
export function checkChosenPassword({ password, confirmation }: NewPassword): Problems<NewPassword> {
  return { password: checkNewPassword(password), confirmation: checkConfirmation(password, confirmation) };
}
