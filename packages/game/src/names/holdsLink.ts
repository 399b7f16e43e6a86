/** Characters that join or style emoji and are invisible themselves: inside an address they would only hide it. */
const INVISIBLE = /\u200c|\u200d|\p{Variation_Selector}/gu;
/** `https://…` and schemes that work without slashes. */
const SCHEME = /:\/\/|\b(?:mailto|javascript|data|tel|sms):/iu;
const MAIL_ADDRESS = /[^\s@]@[^\s@]/u;
/** A dot between letters, as in `example.com`; initials such as "J.R." have a single letter on each side. */
const DOMAIN = /[\p{L}\p{N}-][\p{L}\p{N}]\.\p{L}{2,}|\.\p{L}{2,}[/:?#]/u;
/**
 * Domains of one letter exist, too: `t.co`. Only with common endings in small letters, as "A.De" and "A.Th." are
 * names.
 */
const SHORT_DOMAIN =
  /(?<![\p{L}\p{N}.])[\p{L}\p{N}]\.(?:com?|net|org|info|be|nl|eu|fr|de|uk|ru|cn|io|me|to|ly|gg|ai|tv|cc|app|dev)(?![\p{L}\p{N}])/u;
const IP_ADDRESS = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/u;
/** A tag, an entity or a link in Markdown. "I <3 football" is none of them. */
const MARKUP = /<[\p{L}/!?]|&(?:#\w+|[a-z]{2,8});|\]\(/u;

const PATTERNS = [SCHEME, MAIL_ADDRESS, DOMAIN, SHORT_DOMAIN, IP_ADDRESS, MARKUP];

/**
 * Whether a mail program or a browser could read a link, an address or markup in a name. Mails, rankings and chats show
 * names to other people, so a name is no place for either.
 */
export function holdsLink(name: string): boolean {
  // NFKC turns full-width letters and dots into plain ones, as a browser does with an address.
  const plain = name.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.');
  return PATTERNS.some((pattern) => pattern.test(plain));
}
