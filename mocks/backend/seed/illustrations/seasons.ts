import {
  area,
  BROWN,
  disc,
  dots,
  face,
  GOLD,
  GREEN,
  INK,
  line,
  nightBackground,
  ORANGE,
  outdoorBackground,
  oval,
  PINK,
  paperLantern,
  RED,
  rect,
  repeated,
  tree,
  WHITE,
  WOOD,
} from './shapes';

const fallingFlakes = (colour: string, size: number) =>
  repeated(14, (index) =>
    oval(8 + ((index * 73) % 304), 30 + ((index * 61) % 190), size, size * 0.7, colour),
  );

const fireworkBurst = (x: number, y: number, colour: string) =>
  dots(x, y, 14, WHITE, 5, 8) + dots(x, y, 30, colour, 7, 12) + dots(x, y, 48, colour, 6, 18);

const fir = (x: number, foot: number, colour: string) =>
  rect(x - 7, foot - 20, 14, 20, BROWN) + area(`M${x} ${foot - 140}l40 60h-20l36 60h-112l36-60h-20z`, colour);

export const SEASONS = {
  festival: (hue: number) =>
    nightBackground(hue, '#6d5a78') +
    line('M0 44q160 56 320 0', INK, 4) +
    [72, 92, 98, 92, 72]
      .map((y, index) => paperLantern(32 + index * 64, y, 20, index % 2 ? GOLD : RED))
      .join('') +
    area('M84 208l36-30h80l36 30z', BROWN) +
    area('M92 130q-12 32 0 64h136q12-32 0-64z', RED) +
    oval(160, 134, 70, 24, '#fdf1da') +
    disc(160, 134, 12, GOLD) +
    repeated(7, (index) => disc(100 + index * 20, 180, 4, GOLD)) +
    line('M84 104l46 22M236 104l-46 22', WOOD, 8),
  fireworks: (hue: number) =>
    nightBackground(hue, '#222c52') +
    fireworkBurst(100, 88, GOLD) +
    fireworkBurst(220, 74, PINK) +
    fireworkBurst(170, 146, '#8fd6e8') +
    area('M0 240v-34h40v-14h30v20h50v-10h44v12h60v-22h34v16h62v32z', '#1b2343') +
    repeated(8, (index) => rect(12 + index * 40, 216, 8, 8, GOLD)),
  blossom: (hue: number) =>
    outdoorBackground(hue) +
    tree(90, 200, PINK) +
    tree(236, 204, '#fbc2d2') +
    tree(160, 196, '#f9b4c7') +
    fallingFlakes('#fde3ea', 6) +
    rect(110, 198, 100, 22, RED, 4) +
    line('M118 209h84', '#fff9'),
  autumn: (hue: number) =>
    outdoorBackground(hue, '#d8b571') +
    tree(86, 200, RED) +
    tree(244, 202, ORANGE) +
    tree(168, 194, GOLD) +
    fallingFlakes(ORANGE, 6) +
    fallingFlakes('#e0605a99', 4),
  snow: (hue: number) =>
    outdoorBackground(hue, WHITE) +
    fir(56, 200, GREEN) +
    fir(270, 206, GREEN) +
    disc(160, 178, 44, '#eef4fa') +
    disc(160, 112, 34, '#f6fafd') +
    rect(134, 64, 52, 26, INK, 5) +
    line('M120 90h80', INK, 8) +
    face(160, 108) +
    line('M132 144q28 14 56 0M182 148v26', RED, 10) +
    line('M118 168l-34-20M202 168l34-20', BROWN, 6) +
    fallingFlakes(WHITE, 5),
};
