const horizontal = (...colours: string[]) =>
  colours
    .map(
      (fill, at) =>
        `<rect y="${(16 / colours.length) * at}" width="24" height="${16 / colours.length + 0.1}" fill="#${fill}"/>`,
    )
    .join('');
const upright = (...colours: string[]) =>
  colours
    .map(
      (fill, at) =>
        `<rect x="${(24 / colours.length) * at}" width="${24 / colours.length + 0.1}" height="16" fill="#${fill}"/>`,
    )
    .join('');
const field = (fill: string) => `<rect width="24" height="16" fill="#${fill}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="#${colour}" stroke-width="${width}"/>`;

/** The drawings of the 24 flags on a 24 × 16 grid, trusted svg written here. */
export const flags: Readonly<Record<string, string>> = {
  GER: horizontal('1A1A1A', 'D00', 'FFCE00'),
  SCO: field('005EB8') + stroke('M0 0L24 16M24 0L0 16', 'fff', 3.2),
  HUN: horizontal('CE2939', 'fff', '477050'),
  SUI: field('DA291C') + stroke('M12 3.2v9.6M7.2 8h9.6', 'fff', 3.2),
  ESP: `${field('AA151B')}<rect y="4" width="24" height="8" fill="#F1BF00"/><rect x="5.4" y="5.8" width="3.2" height="4.2" rx=".8" fill="#AA151B"/>`,
  CRO: `${horizontal('E3222E', 'fff', '171796')}<rect x="9" y="3.6" width="6" height="7.4" fill="#fff"/><path d="M9 3.6h2v2.4h-2zM13 3.6h2v2.4h-2zM11 6h2v2.5h-2zM9 8.5h2v2.5h-2zM13 8.5h2v2.5h-2z" fill="#E3222E"/>`,
  ITA: upright('008C45', 'F4F5F0', 'CD212A'),
  ALB: `${field('E41E20')}<path d="M12 3l1.4-1 .6 1.6-1 .9 3.6-1.2-.6 2 .8 1.6-2 .4.6 2.4-2-.6-1.4 4.4-1.4-4.4-2 .6.6-2.4-2-.4.8-1.6-.6-2L11 4.5l-1-.9.6-1.6z" fill="#14110F"/>`,
  SVN: `${horizontal('fff', '005DA4', 'ED1C24')}<path d="M5 3h4.4v4.2q0 2-2.2 3-2.2-1-2.2-3z" fill="#005DA4" stroke="#ED1C24" stroke-width=".6"/><path d="M5.6 7.4l1.6-2.2 1.6 2.2z" fill="#fff"/>`,
  DEN: field('C8102E') + stroke('M8.4 0v16M0 8h24', 'fff', 2.8),
  SRB: `${horizontal('C6363C', '0C4076', 'fff')}<path d="M6 3.4h5v5q0 2.6-2.5 3.6Q6 11 6 8.4z" fill="#C6363C" stroke="#fff" stroke-width=".6"/>${stroke('M8.5 5v4.6M6.9 7h3.2', 'fff', 1)}`,
  ENG: field('fff') + stroke('M12 0v16M0 8h24', 'CE1124', 3),
  POL: horizontal('fff', 'DC143C'),
  NED: horizontal('AE1C28', 'fff', '21468B'),
  AUT: horizontal('EF3340', 'fff', 'EF3340'),
  FRA: upright('002654', 'fff', 'CE1126'),
  BEL: upright('1A1A1A', 'FAE042', 'ED2939'),
  SVK: `${horizontal('fff', '0B4EA2', 'EE1C25')}<path d="M4.6 4h6v4.6q0 3-3 4.2-3-1.2-3-4.2z" fill="#EE1C25" stroke="#fff" stroke-width=".7"/>${stroke('M7.6 5.4v5M5.9 7h3.4M5.5 9h4.2', 'fff', 0.9)}`,
  ROU: upright('002B7F', 'FCD116', 'CE1126'),
  UKR: horizontal('0057B7', 'FFDD00'),
  TUR: `${field('E30A17')}<circle cx="9" cy="8" r="4" fill="#fff"/><circle cx="10.1" cy="8" r="3.2" fill="#E30A17"/><path d="M15.6 8l-3.2 1 2-2.7v3.4l-2-2.7z" fill="#fff"/>`,
  GEO:
    field('fff') +
    stroke('M12 0v16M0 8h24', 'E8112D', 2.6) +
    stroke(
      'M5.6 2.6v3M4.1 4.1h3M18.4 2.6v3M16.9 4.1h3M5.6 10.4v3M4.1 11.9h3M18.4 10.4v3M16.9 11.9h3',
      'E8112D',
      1,
    ),
  POR: `${field('E42518')}<rect width="9.6" height="16" fill="#046A38"/><circle cx="9.6" cy="8" r="3" fill="#FFE900"/><rect x="8.3" y="6.6" width="2.6" height="2.9" rx=".6" fill="#E42518"/>`,
  CZE: `${horizontal('fff', 'D7141A')}<path d="M0 0l12 8-12 8z" fill="#11457E"/>`,
};
