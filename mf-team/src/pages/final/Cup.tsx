import { useId } from 'react';

const GOLD = '#ffc94d';

/** A cup; decoration. */
export function Cup() {
  const id = useId();
  const fill = `url(#${id})`;
  return (
    <svg viewBox="0 0 96 120" width={96} height={120} aria-hidden="true">
      <linearGradient id={id}>
        <stop offset="0" stopColor="#fff1b8" />
        <stop offset=".45" stopColor={GOLD} />
        <stop offset="1" stopColor="#c07c00" />
      </linearGradient>
      <path d="M24 8h48v30c0 20-10 32-24 34C34 70 24 58 24 38z" fill={fill} />
      <path
        d="M24 16H10c-2 20 6 32 20 34M72 16h14c2 20-6 32-20 34"
        fill="none"
        stroke={fill}
        strokeWidth="6"
      />
      <path d="M43 70h10v22H43z" fill={fill} />
      <path d="M28 92h40l4 18H24z" fill="#0b1338" stroke={GOLD} strokeWidth="2" />
      <path d="M30 14h10v30c-6-6-10-16-10-30z" fill="#fff" opacity=".35" />
    </svg>
  );
}
