/** Facebook's mark, drawn in its own blue; decoration beside its name. Size in px. */
export function FacebookMark({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill="#0866FF" />
      <path
        d="M13.4 12.9l.45-2.9H11V8.1c0-.8.4-1.55 1.65-1.55h1.3V4.1s-1.15-.2-2.3-.2C9.3 3.9 7.8 5.3 7.8 7.8V10H5.2v2.9h2.6V20a10.400 10.400 0 0 0 3.2 0v-7.100z"
        fill="#fff"
      />
    </svg>
  );
}
