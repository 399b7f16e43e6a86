/**
 * Runs a third-party script, once.
 * @returns whether it ran; false when it could not be loaded
 */
export function runScript(document: Document, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    Object.assign(script, { src: address, async: true });
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}
