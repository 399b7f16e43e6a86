/** A frame shows an embed of the portal, by its address. */
export function isPortalFrame({ src }: HTMLIFrameElement, portal: string): boolean {
  return src.startsWith(`${portal}/embed/v`);
}
