import {
  area,
  BLUE,
  BROWN,
  disc,
  face,
  flower,
  GOLD,
  GREEN,
  INK,
  indoorBackground,
  line,
  ORANGE,
  outdoorBackground,
  oval,
  PINK,
  RED,
  rect,
  repeated,
  steam,
  WHITE,
  WOOD,
} from './shapes';

export const SHOPS = {
  flowers: (hue: number) =>
    indoorBackground(hue) +
    line('M160 150L104 96M160 150V70M160 150l56-54M150 140l-20-30M170 140l26-26', GREEN, 6) +
    flower(104, 90, PINK) +
    flower(160, 66, RED) +
    flower(216, 90, '#b48fd0') +
    flower(132, 118, WHITE) +
    flower(190, 120, ORANGE) +
    area('M116 138h88l-14 62h-60z', BLUE) +
    rect(110, 134, 100, 14, '#8bbbe6', 4),
  salon: (hue: number) =>
    indoorBackground(hue) +
    line('M196 48L124 148M124 48l72 100', '#8b98ab', 12) +
    disc(160, 98, 6, WHITE) +
    line('M112 148a22 22 0 1 0 .1 0M208 148a22 22 0 1 0 .1 0', RED, 11) +
    rect(242, 60, 22, 116, GOLD, 6) +
    line(
      repeated(9, (index) => `M240 ${74 + index * 11}h-16`),
      GOLD,
    ) +
    area('M58 176v-66q0-16 14-16t14 16v66z', BLUE) +
    rect(64, 78, 16, 20, INK, 3),
  clinic: (hue: number) =>
    indoorBackground(hue) +
    rect(142, 34, 36, 36, WHITE, 6) +
    line('M160 42v20M150 52h20', GREEN, 7) +
    rect(36, 152, 248, 18, GREEN, 9) +
    line('M60 170v36M260 170v36', BROWN, 8) +
    rect(44, 136, 60, 18, WHITE, 9) +
    disc(84, 122, 22, '#f8d7b5') +
    area('M60 120q2-28 24-28t24 28q-24-14-48 0z', INK) +
    rect(104, 112, 100, 40, BLUE, 14) +
    rect(180, 108, 90, 44, WHITE, 16) +
    face(84, 124),
  inn: (hue: number) =>
    indoorBackground(hue) +
    rect(76, 28, 168, 110, '#bfe0ee') +
    area('M76 138l60-80 34 44 24-26 50 62z', '#7d9bb5') +
    area('M118 82l18-24 19 24-10-4-9 8-9-8z', WHITE) +
    line('M76 28h168v110H76zM160 28v110M76 84h168', BROWN, 6) +
    rect(56, 164, 208, 38, WHITE, 10) +
    rect(112, 164, 152, 38, RED, 10) +
    rect(64, 154, 52, 24, '#f3ead8', 10) +
    line('M140 182h96', WHITE, 7, ' stroke-dasharray="0 19"'),
  onsen: (hue: number) =>
    outdoorBackground(hue) +
    oval(160, 188, 146, 40, '#8d939b') +
    oval(160, 186, 124, 30, '#9fd8de') +
    steam(190, 132) +
    disc(104, 164, 30, '#f8d7b5') +
    area('M68 176q36 16 72 0v26H68z', '#9fd8de') +
    rect(82, 128, 44, 14, WHITE, 6) +
    face(104, 156) +
    repeated(8, (index) => oval(24 + index * 39, 216, 24, 15, index % 2 ? '#7b828c' : '#a3a9b0')),
  bicycle: (hue: number) =>
    outdoorBackground(hue) +
    line('M96 126a38 38 0 1 0 .1 0M226 126a38 38 0 1 0 .1 0', INK, 7) +
    line('M96 164l40-60h72l18 60M136 104l24 60h-64M160 164l48-60-6-24h22M134 104l-6-18', RED, 7) +
    line('M112 84h32', INK, 9) +
    rect(216, 84, 44, 32, WOOD, 5) +
    flower(238, 78, GOLD),
  books: (hue: number) =>
    indoorBackground(hue) +
    rect(44, 32, 232, 168, WOOD, 6) +
    rect(56, 44, 208, 64, BROWN) +
    rect(56, 122, 208, 66, BROWN) +
    [RED, GOLD, BLUE, GREEN, WHITE]
      .map(
        (colour, index) =>
          rect(60 + index * 40, 54, 17, 54, colour, 2) +
          rect(80 + index * 40, 60, 17, 48, colour, 2) +
          rect(62 + index * 19, 132, 16, 56, colour, 2),
      )
      .join('') +
    area('M164 182q24-14 46 0 22-14 46 0v-40q-24-12-46 2-22-14-46-2z', WHITE) +
    line('M210 146v34', '#c9ccd4', 3),
  craft: (hue: number) =>
    indoorBackground(hue) +
    disc(94, 62, 24, WOOD) +
    disc(166, 62, 24, WOOD) +
    oval(130, 164, 54, 42, WOOD) +
    disc(130, 98, 52, WOOD) +
    oval(130, 116, 24, 19, '#f6e0bf') +
    face(130, 104) +
    oval(130, 168, 30, 26, '#f6e0bf') +
    disc(234, 168, 36, RED) +
    line('M206 150q34-8 52 16M204 170q24-16 42 28M224 136q28 14 30 54', '#fff9', 4) +
    line('M262 148l26-62M248 140l14-64', BROWN),
  gift: (hue: number) =>
    indoorBackground(hue) +
    area('M160 86q-60-14-52-44 26-20 52 44 26-64 52-44 8 30-52 44z', GOLD) +
    rect(76, 106, 168, 96, RED, 6) +
    rect(66, 84, 188, 34, '#ec7d74', 6) +
    rect(146, 84, 28, 118, GOLD) +
    face(112, 146),
};
