/** What a frame tells the page around it, whoever that is: nothing but how high it wants to be. */
export interface HeightMessage {
  readonly source: 'euromanager';
  readonly version: 1;
  readonly kind: 'height';
  /** In CSS pixels. */
  readonly height: number;
  /** As the frame's address gave it, empty without. */
  readonly id: string;
}

/** What the page around a frame may tell it. */
export interface AttributesMessage {
  readonly source: 'euromanager-host';
  readonly version: 1;
  readonly kind: 'attributes';
  /** By name; null takes one away. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

const MOST_PIXELS = 10_000;

export function isHeightMessage(value: unknown): value is HeightMessage {
  const message = value as Partial<HeightMessage> | null;
  if (typeof message !== 'object' || message === null) return false;
  const { source, version, kind, height } = message;
  const isOurs = source === 'euromanager' && version === 1 && kind === 'height';
  return isOurs && typeof height === 'number' && height > 0 && height <= MOST_PIXELS;
}

export function isAttributesMessage(value: unknown): value is AttributesMessage {
  const message = value as Partial<AttributesMessage> | null;
  if (typeof message !== 'object' || message === null) return false;
  const { source, version, kind, attributes } = message;
  const isForUs = source === 'euromanager-host' && version === 1 && kind === 'attributes';
  return isForUs && typeof attributes === 'object' && attributes !== null;
}
