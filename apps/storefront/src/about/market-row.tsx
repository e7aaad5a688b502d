const STALLS = [
  { x: 0, cloth: 'fill-primary', stripe: 'fill-amber', goods: ['fill-terracotta', 'fill-amber', 'fill-primary'] },
  { x: 200, cloth: 'fill-terracotta', stripe: 'fill-amber-tint', goods: ['fill-amber', 'fill-primary', 'fill-amber'] },
  {
    x: 400,
    cloth: 'fill-primary-strong',
    stripe: 'fill-amber',
    goods: ['fill-primary', 'fill-terracotta', 'fill-amber'],
  },
] as const;

const STRIPES = [20, 60, 100, 140];

/** Three stalls of the great market in the morning sun. */
export function MarketRow() {
  return (
    <svg viewBox="0 0 600 230" aria-hidden="true" className="block w-full rounded-card bg-amber-tint">
      <circle cx="300" cy="70" r="52" className="fill-amber/40" />
      <path d="M0 200h600v30H0z" className="fill-sand-deep" />
      {STALLS.map((stall) => (
        <g key={stall.x} transform={`translate(${stall.x} 0)`}>
          <path d="M30 70v134M170 70v134" className="stroke-ink/50" strokeWidth="5" />
          <path d="M28 44h144l18 52H10z" className={stall.cloth} />
          {STRIPES.map((x) => (
            <path key={x} d={`M${x + 14} 44h16l${(x - 80) / 10} 52h-20z`} className={stall.stripe} />
          ))}
          <path
            d="M10 96h36a18 14 0 0 1-36 0zM46 96h36a18 14 0 0 1-36 0zM82 96h36a18 14 0 0 1-36 0zM118 96h36a18 14 0 0 1-36 0zM154 96h36a18 14 0 0 1-36 0z"
            className={stall.cloth}
          />
          {stall.goods.map((colour, position) => (
            <g key={colour + String(position)} transform={`translate(${38 + position * 42} 0)`} className={colour}>
              <circle cx="9" cy="146" r="10" />
              <circle cx="27" cy="146" r="10" />
              <circle cx="18" cy="134" r="10" />
            </g>
          ))}
          <path d="M22 152h156l-10 52H32z" className="fill-amber-strong" />
          <path d="M28 168h144M32 184h136" className="fill-none stroke-amber" strokeWidth="3" strokeDasharray="8 6" />
        </g>
      ))}
    </svg>
  );
}
