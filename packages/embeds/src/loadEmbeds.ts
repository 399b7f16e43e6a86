/// <reference path="../types.d.ts" preserve="true" />

/** The public address of the elements; the number is that of `elements.json`. */
export const EMBEDS = '/embed/v1.js';

const loads = new Map<string, Promise<void>>();

/**
 * Loads the elements of a portal into the page, once; without a document it does nothing.
 * @param portal address of the portal: `https://euromanager.example`
 * @returns when they are defined; rejects when the script can't be loaded, and the next call tries again
 */
export function loadEmbeds(portal: string): Promise<void> {
  const src = new URL(EMBEDS, portal).href;
  const earlier = loads.get(src);
  if (earlier) return earlier;
  const loading =
    typeof document === 'undefined' || document.querySelector(`script[src="${src}"]`)
      ? Promise.resolve()
      : addScript(src);
  loads.set(src, loading);
  loading.catch(() => loads.delete(src));
  return loading;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded.`));
    };
    document.head.append(script);
  });
}
