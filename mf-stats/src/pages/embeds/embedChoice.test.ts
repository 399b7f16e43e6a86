import declaration from '../../../../packages/embeds/elements.json';
import { ELEMENTS, frameOf, OWN_OPTIONS, SHARED_OPTIONS, tagOf } from './embedChoice.js';

const ORIGIN = 'https://euromanager.example';

it('offers every element of the kit, with attributes and values that it accepts', () => {
  expect([...ELEMENTS].toSorted()).toEqual(Object.keys(declaration.elements).toSorted());
  for (const element of ELEMENTS) {
    const attributes: Readonly<Record<string, string | readonly string[]>> =
      declaration.elements[element].attributes;
    for (const option of [...OWN_OPTIONS[element], ...SHARED_OPTIONS]) {
      const kind = attributes[option.name];
      if ('values' in option && Array.isArray(kind))
        expect(kind).toEqual(expect.arrayContaining([...option.values]));
      else expect([element, option.name, typeof kind]).toEqual([element, option.name, 'string']);
    }
  }
});

it('writes the choice, escaped, and omits attributes without effect', () => {
  const attributes = { label: '"Nog <even> & dan', theme: 'dark', accent: 'red', rows: '5' };
  expect(tagOf(ORIGIN, 'euro-countdown', attributes)).toBe(
    `<script src="${ORIGIN}/embed/v1.js" async crossorigin></script>\n` +
      '<euro-countdown label="&quot;Nog &lt;even&gt; &amp; dan" theme="dark"></euro-countdown>',
  );
  expect(frameOf(ORIGIN, 'euro-player', { player: '110', accent: '#1D5E57' })).toBe(
    `${ORIGIN}/embed/v1/frame/euro-player?player=110&accent=%231D5E57`,
  );
  expect(frameOf(ORIGIN, 'euro-player', { player: '1e3' })).toBe(`${ORIGIN}/embed/v1/frame/euro-player?`);
});
