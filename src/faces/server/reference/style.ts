/** The looks of the page about the API, in both themes. */
export const referenceStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #17181a);
  --ink: light-dark(#1d1f21, #ececea);
  --muted: light-dark(#5b6065, #a5abb1);
  --line: light-dark(#dcd9d2, #34373b);
  --accent: light-dark(#0b5c8a, #7cc4ee);
  --code: light-dark(#f0ede6, #222428);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
h1 small { color: var(--muted); font-weight: normal; font-size: 1rem; }
h2 { font-size: 1.1rem; margin: 0; }
h3 { font-size: .95rem; color: var(--muted); margin: 1rem 0 .25rem; }
section { border-top: 1px solid var(--line); padding: 1.25rem 0 .5rem; }
nav ul { list-style: none; padding: 0; columns: 2 20rem; }
nav a { display: inline-block; padding: .35rem 0; }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
code { font: .9em ui-monospace, monospace; background: var(--code); border-radius: .25rem; padding: .1rem .3rem; }
code b { color: var(--accent); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .35rem .75rem; margin: .25rem 0; }
dd { margin: 0; min-width: 0; }
summary { cursor: pointer; padding: .6rem 0; color: var(--accent); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-top: 1px solid var(--line); }
th { font-weight: normal; white-space: nowrap; }
thead th, td em { color: var(--muted); }
`;
