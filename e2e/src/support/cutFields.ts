import type { Page } from '@playwright/test';

/** Fields that are narrower than one of their options, or than the example they show while empty. */
export function cutFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('this browser measures no text');
    const textsOf = (field: HTMLSelectElement | HTMLInputElement) => {
      if (field instanceof HTMLSelectElement) return [...field.options].map(({ text }) => text);
      return field.value === '' ? [field.placeholder] : [];
    };
    return [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')].flatMap(
      (field) => {
        if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const style = getComputedStyle(field);
        // The shorthand `font` is empty where figures have more than one variant.
        context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
        return textsOf(field).flatMap((text) => {
          const more = Math.ceil(context.measureText(text).width - (field.clientWidth - padding));
          return more > SLACK ? [`${field.localName} "${text}" by ${more} px`] : [];
        });
      },
    );
  });
}
