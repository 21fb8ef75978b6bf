import { classNames } from '../class-names.ts';

type SealProps = {
  /** One character. 杏 is an SVG path; any other is set in the serif font. */
  character?: string;
  className?: string;
};

/** The brand's mark: one character in a cinnabar seal. Its size is 2.5 × the font size. */
export function Seal({ character = '杏', className }: SealProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className={classNames('size-[2.5em] shrink-0 text-seal-ink', className)}
    >
      <rect x="1" y="1" width="62" height="62" rx="11" className="fill-seal" />
      <rect
        x="5.5"
        y="5.5"
        width="53"
        height="53"
        rx="7"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      {character === '杏' ? (
        <g
          fill="none"
          stroke="currentColor"
          strokeWidth="4.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M15 21.5h34M32 12v24M30.5 22.5c-3 6.5-8.5 11.5-16 14M33.5 22.5c3 6.5 8.5 11.5 16 14" />
          <path d="M21.5 41h21v10.5h-21z" />
        </g>
      ) : (
        <text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="central"
          fill="currentColor"
          className="font-serif text-[38px] font-bold"
        >
          {character}
        </text>
      )}
    </svg>
  );
}
