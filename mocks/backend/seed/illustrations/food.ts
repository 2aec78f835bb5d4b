import {
  area,
  BLUE,
  BROWN,
  bowl,
  chopsticks,
  disc,
  face,
  GOLD,
  GREEN,
  INK,
  indoorBackground,
  line,
  nightBackground,
  ORANGE,
  oval,
  PINK,
  paperLantern,
  RED,
  rect,
  repeated,
  steam,
  WHITE,
  WOOD,
} from './shapes';

const LEAF = '#4f8d5b';

const takoyakiBalls = (count: number, x: number, y: number) =>
  repeated(
    count,
    (index) =>
      disc(x + index * 50, y, 29, '#dc9f55') +
      oval(x + index * 50, y - 14, 19, 11, '#7d4a28') +
      line(`M${x + index * 50 - 7} ${y - 16}l14 2`, '#9ccf7e'),
  );

export const FOOD = {
  bakery: (hue: number) =>
    indoorBackground(hue) +
    line('M74 186L128 76', '#c98545', 36) +
    line('M78 152l20 12M94 120l20 12M108 90l20 12', '#f3cf93') +
    area('M124 190v-62q-26-10-16-36 10-24 76-24t76 24q10 26-16 36v62z', '#c07a3c') +
    area('M136 180v-60q-24-6-16-24 8-16 64-16t64 16q8 18-16 24v60z', '#fde5b6') +
    face(184, 128),
  noodles: (hue: number) =>
    indoorBackground(hue) +
    steam(150, 84) +
    bowl(RED) +
    oval(160, 118, 74, 16, '#e8b364') +
    line('M100 120q12-14 24 0t24 0 24 0M124 128q12-12 24 0t24 0 24 0', '#fdeab8') +
    rect(194, 88, 26, 34, '#3d5648', 2) +
    oval(128, 114, 20, 11, WHITE) +
    disc(128, 114, 7, GOLD) +
    chopsticks +
    line('M94 152q8 10 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0', '#fff9', 4),
  sushi: (hue: number) =>
    indoorBackground(hue) +
    rect(40, 158, 240, 16, WOOD, 6) +
    rect(64, 174, 18, 18, BROWN) +
    rect(238, 174, 18, 18, BROWN) +
    [ORANGE, '#e8665f', GOLD]
      .map(
        (colour, index) =>
          rect(58 + index * 74, 118, 58, 42, WHITE, 16) +
          area(`M${50 + index * 74} 136q4-40 37-40t37 40q-37-16-74 0z`, colour) +
          line(`M${70 + index * 74} 112l8 14m10-20l8 18`, '#fff8', 4),
      )
      .join('') +
    rect(226, 98, 16, 62, INK),
  onigiri: (hue: number) =>
    indoorBackground(hue) +
    area('M160 54q16 0 26 18l50 88q12 26-18 26H102q-30 0-18-26l50-88q10-18 26-18z', WHITE) +
    rect(126, 138, 68, 48, '#3d5648', 4) +
    face(160, 112),
  riceBowl: (hue: number) =>
    indoorBackground(hue) +
    steam(130, 66) +
    bowl(BLUE) +
    area('M84 118q14-50 76-50t76 50q-76 24-152 0z', '#fffaf0') +
    area('M92 110q8-34 60-40l-8 52q-36 0-52-12z', ORANGE) +
    oval(184, 92, 24, 14, WHITE) +
    disc(184, 90, 10, GOLD) +
    disc(214, 108, 8, GREEN) +
    chopsticks +
    line('M100 148q60 34 120 0', '#fff9', 6),
  plate: (hue: number) =>
    indoorBackground(hue) +
    oval(160, 160, 124, 38, WHITE) +
    oval(160, 158, 98, 27, '#eef1f4') +
    area('M74 156q8-72 86-72t86 72q-86 24-172 0z', GOLD) +
    line('M112 118q12 18 24 0t24 0 24 0 24 0', RED, 9) +
    disc(84, 164, 10, GREEN) +
    disc(98, 170, 10, LEAF) +
    disc(230, 166, 11, RED) +
    line('M190 92V40', BROWN, 4) +
    area('M190 38l44 12-44 14z', WHITE) +
    disc(204, 51, 6, RED),
  takoyaki: (hue: number) =>
    indoorBackground(hue) +
    steam(160, 78) +
    takoyakiBalls(3, 110, 118) +
    takoyakiBalls(4, 85, 142) +
    area('M44 148q116 30 232 0l-24 46H68z', WOOD) +
    line('M214 108L252 54', BROWN, 4),
  sweets: (hue: number) =>
    indoorBackground(hue) +
    line('M78 200L206 40', BROWN, 6) +
    disc(112, 158, 31, GREEN) +
    disc(147, 114, 31, WHITE) +
    disc(181, 71, 31, PINK) +
    oval(226, 188, 76, 14, WHITE) +
    area('M178 184q0-50 46-50t46 50z', '#d99a5b') +
    area('M196 144q28-20 56 0-28 12-56 0z', '#8a5230') +
    face(224, 164),
  cafe: (hue: number) =>
    indoorBackground(hue) +
    steam(150, 88) +
    line('M210 120q44-6 38 28t-46 26', WHITE, 14) +
    area('M88 104h126v36q0 50-44 50h-38q-44 0-44-50z', WHITE) +
    oval(151, 104, 63, 15, '#eee3d6') +
    oval(151, 106, 54, 11, BROWN) +
    oval(151, 196, 96, 11, WHITE) +
    face(150, 144),
  lantern: (hue: number) =>
    nightBackground(hue, '#5b4a54') +
    disc(160, 120, 100, '#f4bd4f44') +
    line('M0 40q160 24 320 0', INK, 4) +
    paperLantern(52, 100, 34, GOLD) +
    paperLantern(268, 100, 34, GOLD) +
    paperLantern(160, 124, 62, RED) +
    face(160, 120),
  fish: (hue: number) =>
    indoorBackground(hue) +
    oval(160, 178, 136, 24, WHITE) +
    area('M46 134q66-80 150-16 8 6 18 8l50-44q-14 48 4 96l-52-40q-8 4-20 14-84 56-150-18z', '#ee8578') +
    area('M112 94q34-34 70 12z', '#d9655c') +
    line('M100 106q20 28 0 54M140 126l14 8m4-22l14 8m-14 22l12 4', '#fff8') +
    disc(76, 126, 9, WHITE) +
    disc(76, 126, 4, INK),
  vegetables: (hue: number) =>
    indoorBackground(hue) +
    area('M82 70q20-50 34 0 14-44 26 6l-22 50z', LEAF) +
    rect(96, 92, 36, 80, WHITE, 18) +
    area('M222 60q10-40 22 0 20-30 16 10l-26 40z', GREEN) +
    area('M216 92q30-14 44 6l-40 90z', ORANGE) +
    disc(160, 124, 32, RED) +
    disc(196, 142, 28, '#8c6bb1') +
    line('M150 94l10 8 12-8M190 114l8 6', LEAF) +
    rect(52, 146, 216, 54, WOOD, 4) +
    line('M62 164h196M62 184h196', BROWN, 3),
};
