import { defineTexts } from '@euro/platform/react';

/** The watch list: whose star is pressed. */
export const followTexts = defineTexts({
  nl: {
    follow: 'Volg',
    followed: 'Gevolgd',
    'follow.player': 'Volg {player}',
    on: 'Je volgt {player}.',
    off: 'Je volgt {player} niet meer.',
    undo: 'Ongedaan maken',
    visitor: 'Meld je aan om spelers te volgen.',
    signIn: 'Aanmelden',
    column: 'Volgen',
    mark: 'gevolgd',
  },
  en: {
    follow: 'Follow',
    followed: 'Followed',
    'follow.player': 'Follow {player}',
    on: 'You follow {player}.',
    off: 'You no longer follow {player}.',
    undo: 'Undo',
    visitor: 'Sign in to follow players.',
    signIn: 'Sign in',
    column: 'Follow',
    mark: 'followed',
  },
});
