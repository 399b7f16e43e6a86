import { compactStill } from './compactStill.js';

describe('a still as it is sent', () => {
  it('has class names of its own, without those that no rule is for', () => {
    const { html, css } = compactStill({
      html: '<p class="sc-a kXyz">1<!-- -->,5</p><b class="sc-b">x</b>',
      css: '.kXyz{margin:.5em;}\n.kXyz:hover .sc-c{width:0;}\n',
    });
    expect(html).toBe('<p class="s-0">1,5</p><b>x</b>');
    expect(css).toBe('.s-0{margin:.5em;}.s-0:hover .sc-c{width:0;}');
  });

  it('has rules in the place of styles, which win over those of its classes', () => {
    const { html, css } = compactStill({
      html: '<p class="a" style="padding:&quot;x&quot;">1</p><i style="top:0">2</i>',
      css: '.a{padding:0}',
    });
    expect(html).toBe('<p class="s-0 s-1">1</p><i class="s-2">2</i>');
    expect(css).toBe('.s-1{padding:0}.s-0.s-0.s-0.s-0{padding:"x"}.s-2.s-2.s-2.s-2{top:0}');
  });

  it('does not load the typeface', () => {
    expect(compactStill({ html: '', css: "p{font-family:'EM Archivo', sans-serif}" }).css).toBe(
      'p{font-family:sans-serif}',
    );
  });
});
