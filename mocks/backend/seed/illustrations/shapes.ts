/* Flat shapes on a sheet of 320 by 240, as SVG; between 20 and 220 nothing is cut off a wide picture. */

export const INK = '#3c4457';
export const WHITE = '#fff';
export const RED = '#e0605a';
export const GOLD = '#f4bd4f';
export const GREEN = '#6fae78';
export const BLUE = '#6fa8dc';
export const BROWN = '#a5683a';
export const WOOD = '#d3a06a';
export const PINK = '#f7a8bf';
export const ORANGE = '#f0914e';

export const tint = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${hue % 360} ${saturation}% ${lightness}%)`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string) => oval(x, y, radius, radius, fill);

export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const area = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;

export const line = (path: string, colour: string, width = 5, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

/** A circle of `count` dots. */
export const dots = (x: number, y: number, radius: number, colour: string, width: number, count: number) =>
  line(
    `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0`,
    colour,
    width,
    ` pathLength="${count}" stroke-dasharray="0 1"`,
  );

export const repeated = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Two eyes, a mouth and cheeks. */
export const face = (x: number, y: number) =>
  [-15, 15].map((side) => disc(x + side, y, 4, INK) + disc(x + side * 1.7, y + 9, 5, PINK)).join('') +
  line(`M${x - 6} ${y + 6}q6 6 12 0`, INK, 3);

export const steam = (x: number, y: number) =>
  [-24, 0, 24].map((side) => line(`M${x + side} ${y}q-10-12 0-22t0-22`, WHITE)).join('');

/** A wall and a table. */
export const indoorBackground = (hue: number) =>
  rect(0, 0, 320, 240, tint(hue, 50, 86)) +
  disc(160, 112, 94, tint(hue, 70, 93)) +
  rect(0, 180, 320, 60, tint(hue + 12, 28, 70));

/** A sky with sun and cloud, a hill and a ground. */
export const outdoorBackground = (hue: number, ground = '#a9cf97') =>
  rect(0, 0, 320, 240, tint(hue, 58, 85)) +
  disc(262, 56, 24, '#fff2c4') +
  area('M34 70q-2-16 14-16 8-18 26-8 20-2 18 24z', WHITE) +
  area('M0 176q70-60 150-16t170-24v104H0z', tint(hue, 32, 72)) +
  area('M0 186q160-18 320 0v54H0z', ground);

/** Between blue and violet. */
export const nightColour = (hue: number, lightness: number) => tint(Math.round(210 + hue / 6), 34, lightness);

export const nightBackground = (hue: number, ground: string) =>
  rect(0, 0, 320, 240, nightColour(hue, 30)) +
  repeated(9, (index) => disc(20 + index * 35, 24 + ((index * 47) % 70), 2, '#fff2c4')) +
  area('M0 190q160-18 320 0v50H0z', ground);

export const tree = (x: number, foot: number, colour: string) =>
  rect(x - 5, foot - 50, 10, 50, BROWN) +
  disc(x, foot - 84, 34, colour) +
  disc(x - 24, foot - 62, 24, colour) +
  disc(x + 24, foot - 62, 24, colour);

export const flower = (x: number, y: number, colour: string) =>
  dots(x, y, 15, colour, 21, 5) + disc(x, y, 8, GOLD);

export const bowl = (colour: string) =>
  area('M76 118h168q0 60-54 72h-60q-54-12-54-72z', colour) +
  rect(132, 186, 56, 10, colour, 4) +
  oval(160, 118, 84, 22, WHITE);

export const chopsticks = line('M176 112L262 46M190 118L274 58', BROWN);

/** A striped roof over a stand. */
export const awning = (x: number, y: number, count: number, colour: string) =>
  repeated(count, (index) =>
    area(`M${x + index * 24} ${y}h24v30a12 12 0 0 1-24 0z`, index % 2 ? WHITE : colour),
  );

export const paperLantern = (x: number, y: number, size: number, colour: string) =>
  rect(x - size / 3, y - size * 1.16, size / 1.5, size * 2.32, INK, 4) +
  oval(x, y, size * 0.9, size, colour) +
  line(
    `M${x - size * 0.8} ${y - size / 3}h${size * 1.6}M${x - size * 0.8} ${y + size / 3}h${size * 1.6}`,
    '#fff6',
    3,
  );
