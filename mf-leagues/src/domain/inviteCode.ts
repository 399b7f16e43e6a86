/** The code in pasted text: the code itself, or the whole link. */
export function codeIn(text: string): string {
  const trimmed = text.trim();
  const [, code] = /\/join\/([^/?#\s]+)/.exec(trimmed) ?? [];
  return decodeSafely(code ?? trimmed).replace(/\s/g, '');
}

/** Address of the invitation. */
export function invitePath(code: string): string {
  return `/join/${encodeURIComponent(code)}`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
