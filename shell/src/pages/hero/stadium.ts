/** Repeatable noise: the crowd sits in the same seats every time. */
function seats(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sizes of the two drawings: wide screens and phones. */
export interface StadiumSize {
  width: number;
  height: number;
  phone: boolean;
}

/** Coordinates of the parts of a stadium of this size, in its pixels. */
export function measureStadium({ width, height, phone }: StadiumSize) {
  const rows = phone ? 13 : 14;
  const standTop = height * (phone ? 0.33 : 0.46);
  const rowHeight = height * (phone ? 0.018 : 0.0185);
  return {
    rows,
    standTop,
    rowHeight,
    standMiddle: standTop + rows * rowHeight * 0.5,
    pitchTop: height * (phone ? 0.62 : 0.795),
    sag: phone ? 30 : 92,
    lampLeft: phone ? 38 : 150,
    lampRight: phone ? width - 38 : 1130,
    lampScale: phone ? 0.42 : 0.95,
    lampHeight: phone ? 30 : 62,
  };
}

/** The crowd as dotted paths (round caps of a zero-length line), one for each colour and strength. */
export function drawCrowd(
  size: StadiumSize,
): ReadonlyArray<{ colour: string; opacity: number; path: string }> {
  const { rows, standTop, rowHeight } = measureStadium(size);
  const random = seats(7);
  const perRow = size.phone ? 42 : 112;
  const centre = size.width / 2;
  const layers = new Map<string, { colour: string; opacity: number; path: string }>();
  for (let row = 0; row < rows; row += 1) {
    for (let seat = 0; seat < perRow; seat += 1) {
      const x = seat * (size.width / perRow) + random() * 7 - 4;
      const curve = (1 - ((x - centre) / centre) ** 2) * (size.phone ? 14 : 46);
      const pick = random();
      if (pick < 0.28) continue;
      const y = standTop + row * rowHeight + curve + random() * 6;
      const colour = pick > 0.985 ? '#D6FF3F' : pick > 0.93 ? '#fff' : '#9FB1FF';
      const opacity = 0.2 + Math.floor(random() * 3) * 0.15;
      const key = `${colour}${opacity}`;
      const layer = layers.get(key) ?? { colour, opacity, path: '' };
      layer.path += `M${x.toFixed(0)} ${y.toFixed(0)}h0`;
      layers.set(key, layer);
    }
  }
  return [...layers.values()];
}
