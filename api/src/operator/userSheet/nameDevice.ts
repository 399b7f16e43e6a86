/** Those that name another one beside themselves come before it: Edge says Chrome, and Chrome says Safari. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

/** Phones name the system that theirs descends from. */
const SYSTEMS = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

/** "Firefox · Windows" of what a browser calls itself; only the parts that are known, '' without any. */
export function nameDevice(userAgent: string | null): string {
  return [BROWSERS, SYSTEMS].flatMap((names) => nameIn(names, userAgent ?? '')).join(' · ');
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string[] {
  const match = names.find(([pattern]) => pattern.test(userAgent));
  return match ? [match[1]] : [];
}
