import type { Scene } from './drawPicture.js';

/** An article of the fictitious sports desk "De Schelde Sport". */
export interface Article {
  /** Its address below {@link NEWS_PATH}. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly text: readonly string[];
  readonly publishedAt: string;
  readonly scene: Scene;
}

/** Newest first, like feeds. Their dates are around the demo's clock; none reveals a result. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'tweede-speeldag',
    title: 'Tweede speeldag begint: hier wordt de groepsfase beslist',
    description:
      'Na één wedstrijd zegt een stand nog weinig. Na twee zijn de eerste landen al door, en moeten andere voluit gaan.',
    text: [
      'De tweede speeldag is de dag van de rekenmachine. Wie twee keer wint, is zo goed als zeker van de achtste finales.',
      'Ook de beste vier derdes gaan door. Vier punten volstaan dan bijna altijd, drie vaak ook.',
    ],
    publishedAt: '2024-06-19T06:30:00.000Z',
    scene: 'pitch',
  },
  {
    slug: 'kapitein-kiezen',
    title: 'Vijf vragen voor je een kapitein kiest',
    description:
      'Vorm, tegenstander, speelminuten, strafschoppen en een goede vice: onze analisten leggen uit waar zij op letten.',
    text: [
      'Kijk eerst of je kapitein zal spelen. Een ster op de bank brengt niets op, een degelijke basisspeler wel.',
      'Neemt hij de strafschoppen en de vrije trappen? Dan heeft hij meer kansen op punten dan een ploegmaat.',
    ],
    publishedAt: '2024-06-18T15:00:00.000Z',
    scene: 'board',
  },
  {
    slug: 'fanzone',
    title: 'Duizenden supporters naar de fanzones: kom met de trein',
    description:
      'De pleinen lopen vroeg vol. De organisatie vraagt om op tijd te komen en de auto thuis te laten.',
    text: [
      'Twee uur voor de aftrap gaan de poorten open. Grote tassen blijven thuis, een sjaal mag altijd mee.',
      'Na de wedstrijd rijden er extra treinen tot middernacht.',
    ],
    publishedAt: '2024-06-18T09:15:00.000Z',
    scene: 'fans',
  },
  {
    slug: 'videoref',
    title: 'Zo werkt de bal met een chip',
    description:
      'Een sensor in de bal meldt vijfhonderd keer per seconde waar hij is. Buitenspel is daardoor sneller beslist.',
    text: [
      'De sensor hangt in het midden van de bal en voelt elke aanraking. De videoref ziet zo wanneer een pas vertrekt.',
      'Camera’s in het dak volgen de spelers. Samen tekenen ze de lijn die je op het scherm ziet.',
    ],
    publishedAt: '2024-06-17T12:00:00.000Z',
    scene: 'ball',
  },
  {
    slug: 'stadions',
    title: 'Tien stadions, één finale: een rondreis',
    description:
      'Van München tot Hamburg: waar gespeeld wordt, hoeveel mensen er binnen mogen en wat je er eet.',
    text: [
      'De finale is in Berlijn, in een stadion van bijna negentig jaar oud dat vaak verbouwd is.',
      'In Dortmund staat de grootste tribune met staanplaatsen van Europa. Tijdens dit toernooi zit iedereen er neer.',
    ],
    publishedAt: '2024-06-16T10:00:00.000Z',
    scene: 'stadium',
  },
  {
    slug: 'doelvrouw-in-opleiding',
    title: 'Jeugdploegen zoeken keepers: ‘Iedereen wil scoren’',
    description:
      'Elk groot toernooi brengt nieuwe leden. Alleen voor het doel is het kiezen, vertellen drie trainsters.',
    text: [
      'Na de zomer sluiten clubs hun inschrijvingen vroeg: de kleinsten staan op een wachtlijst.',
      'Wie zijn handschoenen meebrengt, mag meteen beginnen.',
    ],
    publishedAt: '2024-06-15T08:45:00.000Z',
    scene: 'goal',
  },
];
