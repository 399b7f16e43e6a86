import { createElement, Fragment, type ReactNode } from 'react';
import { TextLink } from '../text-link/TextLink.js';
import { inElement } from '../typography/inElement.js';
import { ContentTable } from './ContentTable.js';

/** Cleaned nodes as elements of the page: links walk through the portal, tables fit a phone. */
export function RichText({ nodes }: { readonly nodes: Iterable<Node> }) {
  return drawNodes(nodes);
}

/** The order of a text's nodes is fixed, so they need no keys. */
function drawNodes(nodes: Iterable<Node>): ReactNode {
  return createElement(Fragment, null, ...[...nodes].map(drawNode));
}

function drawNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return node.textContent?.trim() ? inElement(node.textContent) : node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.tagName.toLowerCase();
  switch (tag) {
    case 'br':
      return <br />;
    case 'a':
      return <ContentLink href={node.getAttribute('href')}>{drawNodes(node.childNodes)}</ContentLink>;
    case 'table':
      return <ContentTable table={node} draw={drawNodes} />;
    default:
      // The tag is one of those that cleaning left.
      return createElement(tag, null, drawNodes(node.childNodes));
  }
}

function ContentLink({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  if (href === null) return children;
  const isOurs = href.startsWith('/') || href.startsWith('#');
  return (
    <TextLink inline href={href} rel={isOurs ? undefined : 'noopener noreferrer'}>
      {children}
    </TextLink>
  );
}
