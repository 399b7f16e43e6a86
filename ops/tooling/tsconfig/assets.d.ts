/** Files that webpack turns into addresses, and style sheets that it puts beside the scripts. */
declare module '*.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.png' {
  const address: string;
  export default address;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
