const DESCRIPTION =
  'Le marché Dantokpa borde la lagune de Cotonou, au bout du boulevard Saint-Michel, entre l’Étoile Rouge à l’ouest et Akpakpa à l’est. Le lac Nokoué est au nord, le port et l’océan au sud.';

/** Cotonou around its great market, drawn by hand: nothing is asked of anybody else's site. */
export function MarketMap() {
  return (
    <figure className="overflow-hidden rounded-card border border-line bg-surface">
      <svg viewBox="0 0 480 340" role="img" aria-labelledby="plan" className="block w-full font-sans">
        <title id="plan">Plan : le marché Dantokpa, à Cotonou</title>
        <rect width="480" height="340" className="fill-sand-deep" />
        <Water />
        <Streets />
        <Market />
        <Names />
      </svg>
      <figcaption className="border-t border-line px-4 py-3 text-sm text-muted">{DESCRIPTION}</figcaption>
    </figure>
  );
}

function Water() {
  return (
    <g className="fill-info" opacity="0.2">
      <path d="M0 0h480v30q-40 14-74 12-32-2-58 10-24 10-52 4-46-10-96-2-58 8-104-4-50-12-96 4z" />
      <path d="M276 44q20 50 14 92-6 40 6 76 10 34-2 72l44 2q-8-40 2-70 8-34-4-70-8-40 4-76 6-20 14-30z" />
      <path d="M0 296q70 14 140 2 70-10 154-16l44 2q70 4 142-10v66H0z" />
    </g>
  );
}

function Streets() {
  return (
    <g className="fill-none stroke-surface" strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 178q60-6 96-8 60-4 176-2" />
      <path d="M96 170 70 60M96 170q-10 60 0 112M188 168l-8-104" />
      <path d="M0 268q110 4 216-2 50-4 78-14M340 246q60-16 140-20M350 166q60-6 130-10M392 60q-14 60 0 100 6 40 0 74M322 106l-50-4-92-10M322 106l66-4" />
      <path d="M272 168h78M286 252l58-8" strokeWidth="9" />
      <circle cx="96" cy="170" r="11" className="fill-surface" />
      <path
        d="m96 161 2.6 5.6 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z"
        className="fill-terracotta stroke-none"
      />
    </g>
  );
}

/** The stalls, and the pin over them. */
function Market() {
  return (
    <g>
      <path d="M222 178h54q4 26 2 50h-50q-4-26-6-50z" className="fill-amber-tint stroke-amber" strokeWidth="2" />
      <g className="fill-amber">
        <path d="M230 188h14v9h-14zM250 188h14v9h-14zM232 204h14v9h-14zM252 204h14v9h-14z" />
      </g>
      <path d="M250 96c-17 0-30 13-30 30 0 22 30 48 30 48s30-26 30-48c0-17-13-30-30-30z" className="fill-primary" />
      <path d="M236 116h28l4 9h-36z" className="fill-surface" />
      <path d="M238 128h24l-3 11h-18z" className="fill-amber" />
    </g>
  );
}

function Names() {
  return (
    <g className="fill-ink text-[15px]">
      <text textAnchor="end" className="fill-primary-strong text-[18px] font-bold">
        <tspan x="214" y="206">
          Marché
        </tspan>
        <tspan x="214" y="226">
          Dantokpa
        </tspan>
      </text>
      <text x="52" y="208" textAnchor="middle">
        Étoile Rouge
      </text>
      <text x="154" y="160" textAnchor="middle" className="fill-muted text-[13px]">
        bd Saint-Michel
      </text>
      <text x="150" y="288" textAnchor="middle">
        Ganhi
      </text>
      <text x="36" y="288" textAnchor="middle">
        Port
      </text>
      <text x="424" y="196" textAnchor="middle">
        Akpakpa
      </text>
      <g className="fill-info italic">
        <text x="120" y="30" textAnchor="middle">
          Lac Nokoué
        </text>
        <text x="240" y="324" textAnchor="middle">
          Océan Atlantique
        </text>
        <text x="318" y="216" textAnchor="middle" transform="rotate(-84 318 206)" className="text-[13px]">
          Lagune
        </text>
      </g>
    </g>
  );
}
