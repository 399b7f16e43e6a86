/** The build turns font files into addresses. */
jest.mock('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2', () => 'latin.woff2');
jest.mock(
  '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2',
  () => 'extended.woff2',
);
