import { formatLocale, useLocale } from '@euro/platform/react';

const KB = 1024;
const MB = KB * KB;

/** The size of a file: "41 kB", "1,2 MB". */
export function useFileSize(): (bytes: number) => string {
  const locale = formatLocale(useLocale());
  return (bytes) =>
    bytes < MB / 10
      ? `${Math.ceil(bytes / KB)} kB`
      : `${(bytes / MB).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
