import type { MenuIcon } from '@euro/platform/manifest';
import { menuIcon } from './menuIcons.js';

const ICONS: readonly MenuIcon[] = [
  ...(['home', 'points', 'team', 'transfers', 'friends', 'stats', 'rankings', 'matches'] as const),
  ...(['teams', 'payments', 'premium', 'rules', 'prizes', 'profile', 'help'] as const),
];

it('draws each entry of the menu otherwise', () => {
  expect(new Set(ICONS.map(menuIcon)).size).toBe(ICONS.length);
});
