import type { FieldProblem } from '../texts/fieldTexts.js';

/** Lengths the contract accepts, in UTF-16 units (spec §5). */
const LENGTHS = { name: 80, address: 120, passwordMin: 6, passwordMax: 200 } as const;

type Check = (value: string) => FieldProblem | null;

/** For a password that is chosen; signing in takes whatever was chosen before. */
export const checkNewPassword: Check = (value) => {
  if (value === '') return 'password-missing';
  if (value.length < LENGTHS.passwordMin) return 'password-too-short';
  return value.length > LENGTHS.passwordMax ? 'password-too-long' : null;
};

export const checkFirstName: Check = (value) => checkName(value, 'firstName-missing');
export const checkLastName: Check = (value) => checkName(value, 'lastName-missing');

export const checkAddressPart: Check = (value) => (value.trim().length > LENGTHS.address ? 'too-long' : null);

/** The message at the confirmation; an empty one differs too. */
export function checkConfirmation(password: string, confirmation: string): FieldProblem | null {
  return password === confirmation ? null : 'passwords-differ';
}

function checkName(value: string, missing: FieldProblem): FieldProblem | null {
  const name = value.trim();
  if (name === '') return missing;
  return name.length > LENGTHS.name ? 'too-long' : null;
}
