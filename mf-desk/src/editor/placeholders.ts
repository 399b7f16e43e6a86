/** A tag of HTML, whose attributes stay as they are, or a placeholder. */
const TAG_OR_PLACEHOLDER = /<[^>]*>|\{\{[^{}]+\}\}/g;
const PLACEHOLDER = /\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g;

/** Makes placeholders elements that HTML leaves where they are, also between the rows of a table. */
export function markPlaceholders(html: string): string {
  return html.replaceAll(TAG_OR_PLACEHOLDER, (part) => {
    if (part.startsWith('<')) return part;
    const text = part.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    return `<template data-text="${text}"></template>`;
  });
}

/** A part that begins and never ends, or ends and never began, as it is written; null when all are closed. */
export function unclosedPart(body: string): string | null {
  const open: { readonly name: string; readonly text: string }[] = [];
  for (const [text, kind, name = ''] of body.matchAll(PLACEHOLDER)) {
    if (kind === '#' || kind === '^') open.push({ name, text });
    else if (kind === '/' && open.pop()?.name !== name) return text;
  }
  return open.at(-1)?.text ?? null;
}
