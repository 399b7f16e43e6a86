/** Message of a frame to any embedding page: its height only. */
export interface HeightMessage {
  readonly source: 'euromanager';
  readonly version: 1;
  readonly kind: 'height';
  /** In CSS pixels. */
  readonly height: number;
  /** Id from the frame's address, empty without one. */
  readonly id: string;
}

/** Message of the embedding page to a frame. */
export interface AttributesMessage {
  readonly source: 'euromanager-host';
  readonly version: 1;
  readonly kind: 'attributes';
  /** Attributes by name; null removes one. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Message of the embedding page to a frame: it sends its height again. */
export const HEIGHT_REQUEST = { source: 'euromanager-host', version: 1, kind: 'height' } as const;

const MOST_PIXELS = 10_000;

export function isHeightMessage(value: unknown): value is HeightMessage {
  const message = value as Partial<HeightMessage> | null;
  if (typeof message !== 'object' || message === null) return false;
  const { source, version, kind, height } = message;
  const isOurs = source === 'euromanager' && version === 1 && kind === 'height';
  return isOurs && typeof height === 'number' && height > 0 && height <= MOST_PIXELS;
}

export function isHeightRequest(value: unknown): boolean {
  const message = value as Partial<typeof HEIGHT_REQUEST> | null;
  if (typeof message !== 'object' || message === null) return false;
  return message.source === 'euromanager-host' && message.version === 1 && message.kind === 'height';
}

export function isAttributesMessage(value: unknown): value is AttributesMessage {
  const message = value as Partial<AttributesMessage> | null;
  if (typeof message !== 'object' || message === null) return false;
  const { source, version, kind, attributes } = message;
  const isForUs = source === 'euromanager-host' && version === 1 && kind === 'attributes';
  return isForUs && typeof attributes === 'object' && attributes !== null;
}
