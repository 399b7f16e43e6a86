import type { Page } from '@playwright/test';

/** Fields that are narrower than the option they show, or than the example they show while empty. */
export function cutFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1;
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('this browser measures no text');
    const textOf = (field: HTMLSelectElement | HTMLInputElement) => {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
      return field.value === '' ? field.placeholder : '';
    };
    return [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')].flatMap(
      (field) => {
        if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        context.font = font;
        const text = textOf(field);
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const more = Math.ceil(context.measureText(text).width - room);
        return more > SLACK ? [`${field.localName} "${text}" by ${more} px`] : [];
      },
    );
  });
}
