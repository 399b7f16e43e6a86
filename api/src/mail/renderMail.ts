import type { TextLanguage } from '../texts/index.js';
import type { CompetitionLook } from '../tournament/index.js';

/** A piece of a mail; all texts are plain and are escaped here. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly string[] }
  | {
      readonly kind: 'facts';
      readonly facts: readonly { readonly label: string; readonly value: string }[];
    };

/** A link with its words. */
export interface MailLink {
  readonly text: string;
  readonly url: string;
}

/** Contents of a mail, independent of its layout. */
export interface MailContent {
  readonly language: TextLanguage;
  /** The look of the mail's competition; of the default one for mails about an account. */
  readonly look: Pick<CompetitionLook, 'word' | 'colours'>;
  /** Shown above the text, and beside the subject in a list of mails. */
  readonly title: string;
  readonly hello: string;
  readonly blocks: readonly MailBlock[];
  readonly button: MailLink;
  /** Below the button, small; for why this mail came and how to stop it. */
  readonly foot: readonly string[];
  readonly footLink?: MailLink;
}

/** The two forms in which one mail goes out. */
export interface RenderedMail {
  readonly text: string;
  readonly html: string;
}

/** The one look of all mails, as text and as HTML that needs no pictures and nothing from elsewhere. */
export function renderMail(content: MailContent): RenderedMail {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ look, hello, blocks, button, foot, footLink }: MailContent): string {
  const paragraphs = [
    `${hello},`,
    ...blocks.map(blockText),
    `${button.text}:\n${button.url}`,
    look.word,
    ['--', ...foot, ...(footLink ? [`${footLink.text}: ${footLink.url}`] : [])].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  }
}

const FONT = 'font-family:Archivo,Arial,Helvetica,sans-serif';
const SMALL = 'margin:0 0 6px;font-size:13px;line-height:1.5;color:#55607D';
/** For mail programs that show mails dark; the others keep the elements' own styles. */
const DARK = `@media (prefers-color-scheme:dark){body,.ground{background:#0A1022!important}.sheet{background:#121A33!important;color:#F2F5FF!important}
.soft{color:#A3AED0!important}.line{border-color:#2A3659!important}.link{color:#8EA2FF!important}}`;

function renderHtml({ language, look, title, hello, blocks, button, foot, footLink }: MailContent): string {
  const { word, colours } = look;
  const small = [
    ...foot.map((line) => `<p class="soft" style="${SMALL}">${escapeHtml(line)}</p>`),
    ...(footLink ? [`<p style="${SMALL}">${link(footLink, colours.brandText)}</p>`] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body style="margin:0;background:#F4F6FB">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#F4F6FB">
<tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT}">
<tr><td style="padding:16px 24px;background:${colours.night};border-radius:12px 12px 0 0;color:#FFFFFF;font-size:18px;font-weight:700">${escapeHtml(word)}</td></tr>
<tr><td class="sheet" style="padding:24px;background:#FFFFFF;color:#0C1530;font-size:16px;line-height:1.5">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.2">${escapeHtml(title)}</h1>
<p style="margin:0 0 12px">${escapeHtml(hello)},</p>
${blocks.map(blockHtml).join('\n')}
<p style="margin:20px 0 4px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:14px 22px;border-radius:12px;background:${colours.accent};color:#0C1530;font-weight:700;text-decoration:none">${escapeHtml(button.text)}</a></p>
</td></tr>
<tr><td class="sheet line" style="padding:16px 24px;background:#FFFFFF;border-top:1px solid #D9DFEC;border-radius:0 0 12px 12px">
${small.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 12px">${escapeHtml(block.text)}</p>`;
    case 'list': {
      const items = block.items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
      return `<p style="margin:0 0 4px;font-weight:700">${escapeHtml(block.title)}</p><ul style="margin:0 0 12px;padding-left:20px">${items}</ul>`;
    }
    case 'facts':
      return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 12px">${block.facts.map(factHtml).join('')}</table>`;
  }
}

function factHtml({ label, value }: { readonly label: string; readonly value: string }): string {
  const cell = 'padding:6px 0;border-bottom:1px solid #D9DFEC;font-size:16px;vertical-align:top';
  return `<tr><th scope="row" class="soft line" align="left" style="${cell};padding-right:12px;font-weight:400;color:#55607D">${escapeHtml(label)}</th><td class="line" align="right" style="${cell};font-weight:700">${escapeHtml(value)}</td></tr>`;
}

function link({ text, url }: MailLink, colour: string): string {
  return `<a class="link" href="${escapeHtml(url)}" style="color:${colour}">${escapeHtml(text)}</a>`;
}

/** Text escaped for HTML, between tags or in a quoted attribute. */
function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
