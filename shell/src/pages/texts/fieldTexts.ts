import { defineTexts } from '@euro/platform/react';
import { signInFieldTexts } from './signInFieldTexts.js';

/** Problems of fields of the account forms (spec §5), shown at the field. */
export const fieldTexts = defineTexts({
  nl: {
    ...signInFieldTexts.nl,
    'email-in-use': 'Dit e-mailadres is al in gebruik.',
    'password-too-short': 'Het wachtwoord moet minstens 6 tekens lang zijn!',
    'password-too-long': 'Het wachtwoord mag hooguit 200 tekens lang zijn.',
    'current-password-wrong': 'Je huidige wachtwoord klopt niet.',
    'passwords-differ': 'Beide wachwoorden moeten hetzelfde zijn!',
    'firstName-missing': 'Vul je voornaam in!',
    'lastName-missing': 'Vul je naam in!',
    'too-long': 'Dit is te lang.',
    'name-link': 'Een naam mag geen link bevatten. Zet een spatie na een punt.',
    'email-other': 'Dit is niet het adres van dit account.',
    'terms-not-accepted': 'Aanvaard de voorwaarden om een account te maken.',
    refused: 'Kijk dit nog eens na.',
  },
  en: {
    ...signInFieldTexts.en,
    'email-in-use': 'This e-mail address is already in use.',
    'password-too-short': 'The password must be at least 6 characters long!',
    'password-too-long': 'The password can be 200 characters long at most.',
    'current-password-wrong': 'Your current password is not correct.',
    'passwords-differ': 'Both passwords must be the same!',
    'firstName-missing': 'Fill in your first name!',
    'lastName-missing': 'Fill in your last name!',
    'too-long': 'This is too long.',
    'name-link': 'A name can’t contain a link. Put a space after a full stop.',
    'email-other': "This isn't the address of this account.",
    'terms-not-accepted': 'Accept the terms to make an account.',
    refused: 'Please check this again.',
  },
});

/** Code of a field's problem. */
export type FieldProblem = keyof typeof fieldTexts.nl;
