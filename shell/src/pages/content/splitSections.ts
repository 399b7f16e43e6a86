/** A heading of the second level and its content. */
export interface ContentSection {
  /** Made of the heading, for links within the page. */
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly Node[];
}

/** A body in the parts that its headings make of it. */
export interface SplitContent {
  /** Content before the first heading. */
  readonly intro: readonly Node[];
  readonly sections: readonly ContentSection[];
}

export function splitSections(body: DocumentFragment): SplitContent {
  const intro: Node[] = [];
  const sections: (ContentSection & { readonly nodes: Node[] })[] = [];
  for (const node of body.childNodes) {
    if (isHeading(node)) {
      const title = node.textContent?.trim() ?? '';
      sections.push({ id: idOf(title, sections), title, nodes: [] });
    } else if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim()) {
      (sections.at(-1)?.nodes ?? intro).push(node);
    }
  }
  return { intro, sections };
}

function isHeading(node: Node): boolean {
  return node.nodeName === 'H2';
}

function idOf(title: string, previous: readonly ContentSection[]): string {
  const base =
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'tekst';
  const sameBefore = previous.filter(({ id }) => id === base || id.startsWith(`${base}-`)).length;
  return sameBefore ? `${base}-${sameBefore + 1}` : base;
}
