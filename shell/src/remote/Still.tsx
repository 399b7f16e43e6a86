import { useText } from '@euro/platform/react';
import { portalTexts } from '../portal/portalTexts.js';

/** The still of a section that the gateway put into the page; it is gone once React has rendered the page. */
export function findStill(page: Document): HTMLElement | null {
  return page.querySelector<HTMLElement>('#root [data-still]');
}

/** The still stays in its place until its page is mounted, with its rules, which leave with it. */
export function Still({ element }: { element: HTMLElement }) {
  const t = useText(portalTexts);
  return <div role="status" aria-label={t('loading')} ref={(place) => place?.append(element)} />;
}
