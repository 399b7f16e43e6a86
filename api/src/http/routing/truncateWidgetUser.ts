/** So many characters of the broadcaster's cookie are kept: what the contract takes. */
const KEPT = 200;

/**
 * What a call sends, with a `widgetUser` that fits. The broadcaster writes that cookie and the portal sends whatever it holds
 * along with every change (spec §7). It only helps to match records and proves nothing (decisions §7.5), so none refuses a
 * call: a long one is cut, and what is no text is left out.
 */
export function truncateWidgetUser(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null || !('widgetUser' in fields)) return fields;
  const { widgetUser, ...others } = fields;
  return typeof widgetUser === 'string' ? { ...others, widgetUser: cut(widgetUser) } : others;
}

function cut(text: string): string {
  return text.replaceAll('\0', '').slice(0, KEPT);
}

/** The `widgetUser` of a call that was found right; undefined without one. */
export function widgetUserOf(fields: unknown): string | undefined {
  const isThere = typeof fields === 'object' && fields !== null && 'widgetUser' in fields;
  return isThere && typeof fields.widgetUser === 'string' ? fields.widgetUser : undefined;
}
