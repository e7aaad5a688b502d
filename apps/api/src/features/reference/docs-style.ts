/** The palette of the shop, without a font, a picture or a script to fetch. */
export const DOCS_STYLE = `
:root{--sand:#fbf8f1;--surface:#fff;--ink:#17231d;--muted:#5b675f;--line:#e7e1d3;--primary:#0b6b47;--tint:#e4f2eb}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--sand);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
header,main,nav{max-width:64rem;margin:0 auto;padding:1.5rem 1rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}
h2{margin:3rem 0 1rem;font-size:1.5rem}
h3{margin:0;font-size:1.0625rem;font-weight:600}
h4{margin:1.25rem 0 .25rem;font-size:.9375rem}
p{margin:.25rem 0}
a{color:var(--primary)}
a:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:0;list-style:none}
nav a{display:block;padding:.5rem .875rem;border:1px solid var(--line);border-radius:999px;background:var(--surface);text-decoration:none}
article{margin:0 0 1rem;padding:1rem;background:var(--surface);border:1px solid var(--line);border-radius:.75rem}
code{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.call{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.25rem 0}
.method{padding:.125rem .5rem;border-radius:.375rem;background:var(--primary);color:#fff;font-weight:700;font-size:.8125rem}
.access{padding:.125rem .5rem;border-radius:.375rem;background:var(--tint);color:#08553a;font-size:.8125rem}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;font-size:.9375rem}
th,td{padding:.375rem .75rem .375rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{color:var(--muted);font-weight:600}
`;
