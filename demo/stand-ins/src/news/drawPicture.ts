/** Subject of a picture. */
export type Scene = 'pitch' | 'board' | 'fans' | 'ball' | 'stadium' | 'goal';

const WIDTH = 640;
const HEIGHT = 360;

/** Draws a picture of 640 × 360 as an SVG document, in plain shapes. */
export function drawPicture(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${scenes[scene]()}</svg>\n`;
}

const scenes: Readonly<Record<Scene, () => string>> = {
  pitch: () =>
    rect('#17643a') +
    repeat(4, (at) => `<rect x="${at * 160}" width="80" height="360" fill="#1b7343"/>`) +
    `<g fill="none" stroke="#f3f7ef" stroke-width="5"><path d="M320 0v360"/><circle cx="320" cy="180" r="70"/>` +
    `<path d="M0 80h110v200H0M640 80H530v200h110"/></g><circle cx="320" cy="180" r="6" fill="#f3f7ef"/>` +
    dots('#ffd23f', [
      [220, 110],
      [250, 250],
      [150, 180],
      [420, 60],
    ]) +
    dots('#e4572e', [
      [400, 150],
      [430, 270],
      [500, 190],
      [230, 40],
    ]),
  board: () =>
    rect('#20324a') +
    `<rect x="60" y="40" width="520" height="280" rx="14" fill="#f4f1e8"/>` +
    `<g fill="none" stroke="#20324a" stroke-width="7" stroke-linecap="round"><circle cx="160" cy="240" r="22"/>` +
    `<circle cx="300" cy="120" r="22"/><path d="m440 210 40 40m0-40-40 40M460 90l34 34m0-34-34 34"/></g>` +
    `<path d="M184 222C220 160 240 140 272 128M324 128c60 20 80 40 108 78" fill="none" stroke="#e4572e" stroke-width="7" stroke-dasharray="16 13" stroke-linecap="round"/>`,
  fans: () =>
    `${sky('#f6b26b', '#d9534f')}${repeat(3, (row) => repeat(11, (at) => head(at * 62 + (row % 2) * 31, 200 + row * 55, at + row)))}` +
    `<path d="M90 120q60-40 120 0t120 0 120 0 120 0v46q-60-40-120 0t-120 0-120 0-120 0z" fill="#fff6dd"/>` +
    `<path d="M90 142q60-40 120 0t120 0 120 0 120 0" fill="none" stroke="#20324a" stroke-width="9"/>`,
  ball: () =>
    `${sky('#dbe9f4', '#8fb3cf')}<ellipse cx="320" cy="318" rx="150" ry="16" fill="#55748c" opacity=".5"/>` +
    `<circle cx="320" cy="180" r="130" fill="#fff" stroke="#20324a" stroke-width="6"/>` +
    `<path d="m320 128 50 36-19 58h-62l-19-58z" fill="#20324a"/>` +
    `<path d="M320 128V52M370 164l72-24M351 222l44 62M289 222l-44 62M270 164l-72-24" stroke="#20324a" stroke-width="6"/>` +
    `<g fill="none" stroke="#e4572e" stroke-width="6" stroke-linecap="round"><path d="M490 110a110 110 0 0 1 0 140M528 84a160 160 0 0 1 0 192"/></g>`,
  stadium: () =>
    `${sky('#101f3f', '#31558a')}<ellipse cx="320" cy="270" rx="290" ry="96" fill="#dfe6ee"/>` +
    `<ellipse cx="320" cy="256" rx="240" ry="68" fill="#7d8ea3"/><ellipse cx="320" cy="254" rx="180" ry="46" fill="#1f7a45"/>` +
    `<path d="M320 208v92M140 254h360" stroke="#f3f7ef" stroke-width="3"/>` +
    [90, 550]
      .map(
        (x) =>
          `<path d="M${x} 260V70" stroke="#c9d3df" stroke-width="9"/><rect x="${x - 42}" y="42" width="84" height="40" rx="6" fill="#fff7c8"/>`,
      )
      .join(''),
  goal: () =>
    `${sky('#bfe3f5', '#e9f6ee')}<rect y="270" width="640" height="90" fill="#2d8a4e"/>` +
    `<g stroke="#b7c4cc" stroke-width="2">${repeat(19, (at) => `<path d="M${130 + at * 20} 90v180"/>`)}${repeat(9, (at) => `<path d="M120 ${90 + at * 20}h400"/>`)}</g>` +
    `<path d="M120 276V84h400v192" fill="none" stroke="#fff" stroke-width="14"/>` +
    `<circle cx="300" cy="170" r="20" fill="#f0c8a0"/><path d="M270 200h60l14 78h-88z" fill="#f28c28"/>` +
    `<path d="M272 208 196 150M328 208l82-66" stroke="#f28c28" stroke-width="17" stroke-linecap="round"/>` +
    `<circle cx="446" cy="116" r="20" fill="#fff" stroke="#20324a" stroke-width="5"/>`,
};

const COATS = ['#20324a', '#e4572e', '#ffd23f', '#1b7343', '#fff6dd'];

function head(x: number, y: number, kind: number): string {
  return `<circle cx="${x}" cy="${y}" r="19" fill="#8a4b3a"/><path d="M${x - 31} ${y + 70}q31-92 62 0z" fill="${COATS[kind % COATS.length]}"/>`;
}

function sky(top: string, bottom: string): string {
  return `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect('url(#g)')}`;
}

function rect(fill: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
}

function dots(fill: string, places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15" fill="${fill}"/>`).join('');
}

function repeat(times: number, draw: (at: number) => string): string {
  return Array.from({ length: times }, (_, at) => draw(at)).join('');
}
