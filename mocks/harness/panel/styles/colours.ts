/**
 * The colours of the panel, the player's bar and the tours, in the theme of the console: light and dark. Text has a
 * contrast of at least 4.5:1, borders of controls 3:1.
 */
export const COLOURS = {
  ink: ['#1f2a37', '#eef1f5'],
  quiet: ['#56616f', '#b4bdc9'],
  ground: ['#ffffff', '#1d2530'],
  soft: ['#f3f5f8', '#2a3340'],
  line: ['#d5dbe3', '#3d4856'],
  edge: ['#7b8794', '#8b97a6'],
  accent: ['#1a5fb4', '#8fc1ff'],
  'accent-strong': ['#154d92', '#b8d8ff'],
  'accent-soft': ['#e6effa', '#2a3a50'],
  'on-accent': ['#ffffff', '#10202f'],
  bad: ['#b3261e', '#ffb4ab'],
  'bad-strong': ['#8f1e18', '#ffd0ca'],
  'bad-soft': ['#fdecea', '#45211e'],
  'on-bad': ['#ffffff', '#3a0d09'],
  good: ['#1b6e3c', '#8fdcab'],
  'on-good': ['#ffffff', '#0c2a17'],
} as const;

const colourDeclarations = (toValue: (light: string, dark: string) => string) =>
  Object.entries(COLOURS)
    .map(([name, [light, dark]]) => `--${name}: ${toValue(light, dark)};`)
    .join(' ');

/** The declarations of a host element. Before Chromium 123 and Safari 17.5 the colours are the light ones. */
export const colourStyles = `
:host { ${colourDeclarations((light) => light)} }
@supports (color: light-dark(red, red)) {
  :host { color-scheme: inherit; ${colourDeclarations((light, dark) => `light-dark(${light}, ${dark})`)} }
}
`;
