import { foldText } from './foldText.js';

it.each([
  ['Ødegård', 'odegard'],
  ['İSTANBUL Iğdır', 'istanbul igdir'],
  ['GROSS', 'groß'],
  ['Łukasz Fabiański', 'lukasz fabianski'],
  ['ﬁnale', 'FINALE'],
])('%s and %s are alike', (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

it('leaves other signs as they are', () => {
  expect(foldText('100% van_Gaal! ⚽')).toBe('100% van_gaal! ⚽');
});
