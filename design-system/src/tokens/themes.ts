import { base } from './base.js';

/** Tier 2: what a colour is for. Every functional token has a value in each theme. */
export interface ThemeColours {
  canvas: string;
  surface: string;
  raised: string;
  sunken: string;
  ink: string;
  inkSoft: string;
  line: string;
  control: string;
  brand: string;
  accent: string;
  onAccent: string;
  accentText: string;
  nightFoot: string;
  night: string;
  nightDeep: string;
  nightLift: string;
  nightLine: string;
  nightControl: string;
  onNight: string;
  onNightSoft: string;
  data: string;
  series1: string;
  series2: string;
  series3: string;
  series4: string;
  nightSeries1: string;
  nightSeries2: string;
  nightSeries3: string;
  nightSeries4: string;
  pitch: string;
  pitchStripe: string;
  pitchOut: string;
  chalk: string;
  positive: string;
  positiveText: string;
  positiveTint: string;
  warning: string;
  warningText: string;
  warningTint: string;
  danger: string;
  dangerTint: string;
  tint: string;
  live: string;
  livePlate: string;
  gold: string;
  actionFill: string;
  actionInk: string;
  ownRow: string;
  onOwnRow: string;
  onOwnRowSoft: string;
  plate: string;
  onPlate: string;
  plateDeep: string;
  plateBench: string;
  tagIn: string;
  tagOut: string;
  focus: string;
  scrim: string;
  shadow1: string;
  shadow2: string;
}

/** The light theme. */
export const light: ThemeColours = {
  canvas: base.mist100,
  surface: base.white,
  raised: base.white,
  sunken: base.mist150,
  ink: base.ink900,
  inkSoft: base.ink600,
  line: base.mist200,
  control: base.slate500,
  brand: base.night850,
  accent: base.lime,
  onAccent: base.ink900,
  accentText: base.limeInk,
  nightFoot: base.night950,
  night: base.night850,
  nightDeep: base.night900,
  nightLift: base.night800,
  nightLine: base.night750,
  nightControl: '#6E7DCB',
  onNight: base.chalk50,
  onNightSoft: base.chalk300,
  data: base.iris600,
  series1: base.night850,
  series2: '#0B6E8A',
  series3: '#B4530A',
  series4: '#A3287F',
  nightSeries1: base.lime,
  nightSeries2: '#7FD4FF',
  nightSeries3: '#FFA466',
  nightSeries4: '#E7B8FF',
  pitch: '#1E8E4E',
  pitchStripe: '#1A8247',
  pitchOut: '#136639',
  chalk: '#FFFFFFCC',
  positive: base.green600,
  positiveText: base.green700,
  positiveTint: '#E0F3E8',
  warning: base.amber600,
  warningText: base.amber700,
  warningTint: '#FCEFD8',
  danger: base.red600,
  dangerTint: '#FBE4E7',
  tint: '#E6EBFB',
  live: base.mint,
  livePlate: '#0B7A41',
  gold: base.gold600,
  actionFill: base.night850,
  actionInk: base.lime,
  ownRow: base.night850,
  onOwnRow: base.white,
  onOwnRowSoft: '#B3BEE6',
  plate: base.white,
  onPlate: base.ink900,
  plateDeep: base.night900,
  plateBench: '#24307A',
  tagIn: '#0B7A41',
  tagOut: base.red600,
  focus: base.night850,
  scrim: '#060B20B8',
  shadow1: '0 1px 2px #0C153014, 0 2px 8px #0C15300F',
  shadow2: '0 4px 12px #0C153026, 0 16px 40px #0C153033',
};

/** The dark theme. */
export const dark: ThemeColours = {
  ...light,
  canvas: '#0A1022',
  surface: '#121A33',
  raised: '#1A2444',
  sunken: '#0E152B',
  ink: '#F2F5FF',
  inkSoft: base.slate300,
  line: '#2A3659',
  control: base.slate450,
  brand: base.iris300,
  accentText: base.lime,
  night: base.night870,
  nightDeep: base.night930,
  nightLift: base.night820,
  nightLine: base.night780,
  data: base.iris300,
  series1: base.iris300,
  series2: '#7FD4FF',
  series3: '#FFA466',
  series4: '#E7B8FF',
  pitch: '#14683A',
  pitchStripe: '#115C33',
  pitchOut: '#0B4325',
  chalk: '#FFFFFFA6',
  positive: base.green300,
  positiveText: base.green300,
  positiveTint: '#12352C',
  warning: base.amber300,
  warningText: base.amber300,
  warningTint: '#382C17',
  danger: base.red300,
  dangerTint: '#3A1C2B',
  tint: '#1C2750',
  gold: base.gold300,
  actionFill: base.lime,
  actionInk: base.ink900,
  ownRow: base.night800,
  onOwnRowSoft: '#C3CCF0',
  plate: '#F2F5FF',
  plateDeep: '#070C1E',
  plateBench: '#232F6E',
  focus: base.iris300,
  shadow1: '0 1px 2px #0006, 0 2px 8px #0005',
  shadow2: '0 4px 12px #0008, 0 16px 40px #000A',
};
