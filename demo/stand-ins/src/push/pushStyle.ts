/** Style of the page with received messages. */
export const pushStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem; }
ul { list-style: none; padding: 0; }
li { border-top: 1px solid #8888; padding: 0.5rem 0; }
pre { margin: 0.25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
