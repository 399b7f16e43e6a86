const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The browser of the journeys: where it is installed, Chromium's headless shell. */
export const BROWSER = { executablePath: path, args };

/** A whole Chromium, for notifications, which the headless shell lacks. A file that uses it has a separate browser. */
export const WHOLE_BROWSER = { executablePath: process.env.WHOLE_CHROMIUM_PATH ?? path, args };
