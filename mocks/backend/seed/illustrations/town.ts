import {
  area,
  awning,
  BLUE,
  BROWN,
  disc,
  face,
  GOLD,
  GREEN,
  INK,
  indoorBackground,
  line,
  nightColour,
  ORANGE,
  outdoorBackground,
  oval,
  PINK,
  RED,
  rect,
  repeated,
  tint,
  tree,
  WHITE,
  WOOD,
} from './shapes';

const ROOF = '#56657a';
const SEA = '#7cc0dd';

const seaBackground = (hue: number) =>
  outdoorBackground(hue, SEA) + line('M20 212q12-8 24 0t24 0M230 206q12-8 24 0t24 0', '#fff9');

export const TOWN = {
  castle: (hue: number) =>
    outdoorBackground(hue) +
    tree(44, 204, GREEN) +
    tree(286, 206, GREEN) +
    area('M84 206l20-50h112l20 50z', '#a3a9b0') +
    rect(110, 118, 100, 40, WHITE) +
    rect(128, 74, 64, 34, WHITE) +
    area('M88 124q26-4 36-24h72q10 20 36 24z', ROOF) +
    area('M106 80q34-8 54-44 20 36 54 44z', ROOF) +
    line('M130 138h12m12 0h12m12 0h12M148 92h24', ROOF, 8) +
    line('M160 36v-8', GOLD, 6),
  shrine: (hue: number) =>
    outdoorBackground(hue) +
    tree(44, 196, GREEN) +
    tree(278, 196, GREEN) +
    area('M120 240l24-46h32l24 46z', '#e8dfcf') +
    line('M112 72v126M208 72v126', RED, 14) +
    line('M84 106h152', RED, 11) +
    line('M62 58q98 18 196 0', RED, 15) +
    line('M60 48q100 18 200 0', INK, 7) +
    rect(146, 66, 28, 36, INK, 3) +
    line('M120 122q10 14 20 0t20 0 20 0 20 0', '#efe0b8', 7),
  park: (hue: number) =>
    outdoorBackground(hue) +
    tree(80, 196, GREEN) +
    tree(250, 190, '#82bd86') +
    area('M150 240q-6-30 40-50l14 2q-30 20-8 48z', '#ecdfc2') +
    line('M118 168h64M118 182h64', BROWN, 8) +
    line('M128 184v20M172 184v20', INK) +
    repeated(6, (index) => disc(30 + index * 20, 216, 5, index % 2 ? PINK : WHITE)),
  beach: (hue: number) =>
    seaBackground(hue) +
    area('M0 206q120-16 190 10t130-2v26H0z', '#f3deb0') +
    line('M118 208l24-122', BROWN, 6) +
    area('M58 106q20-64 92-52 58 20 50 76-70-34-142-24z', RED) +
    area('M96 92q20-34 54-38 20 26 12 62-34-22-66-24z', WHITE) +
    disc(214, 208, 18, GOLD) +
    face(214, 206),
  hall: (hue: number) =>
    outdoorBackground(hue) +
    tree(36, 206, GREEN) +
    tree(286, 208, GREEN) +
    rect(72, 96, 176, 100, '#f6ead6') +
    area('M60 98l100-56 100 56z', tint(hue + 20, 38, 55)) +
    disc(160, 78, 13, WHITE) +
    line('M160 70v8h6', INK, 3) +
    line('M92 116v74M126 116v74M194 116v74M228 116v74', WHITE, 14) +
    rect(142, 134, 36, 60, BROWN, 4) +
    rect(58, 194, 204, 14, '#cfc6b6', 3),
  train: (hue: number) =>
    outdoorBackground(hue) +
    line('M124 196l-40 44M196 196l40 44M104 212h112M88 228h144', '#8b8f98', 6) +
    rect(92, 50, 136, 146, WHITE, 28) +
    rect(106, 68, 108, 56, '#5b6f8f', 14) +
    line('M160 70v52', WHITE, 5) +
    rect(92, 140, 136, 20, tint(hue + 150, 60, 55)) +
    disc(116, 176, 9, GOLD) +
    disc(204, 176, 9, GOLD) +
    line('M146 178q14 10 28 0', INK, 4) +
    rect(130, 40, 60, 12, INK, 4),
  market: (hue: number) =>
    outdoorBackground(hue, '#d9cdbd') +
    line('M56 200V80M264 200V80', BROWN, 8) +
    rect(52, 150, 216, 54, WOOD, 4) +
    [RED, GOLD, GREEN, ORANGE]
      .map((colour, index) =>
        repeated(3, (ball) => disc(74 + index * 50 + ball * 15, 142 - (ball % 2) * 10, 12, colour)),
      )
      .join('') +
    line('M60 168h200', BROWN, 3) +
    awning(40, 52, 10, BLUE),
  roadworks: (hue: number) =>
    outdoorBackground(hue, '#b9bcc4') +
    line('M70 120v84M250 120v84', INK, 7) +
    rect(40, 98, 240, 40, GOLD, 5) +
    repeated(5, (index) => area(`M${56 + index * 46} 98h22l-20 40h-22z`, INK)) +
    area('M132 212l20-94h18l20 94z', ORANGE) +
    area('M144 156h34l6 26h-46z', WHITE) +
    rect(116, 206, 90, 12, ORANGE, 5) +
    disc(70, 84, 13, RED) +
    disc(250, 84, 13, RED),
  map: (hue: number) =>
    indoorBackground(hue) +
    area('M44 70l78-22v140l-78 22zM200 70l76-22v140l-76 22z', '#f4efdf') +
    area('M122 48l78 22v140l-78-22z', '#e4ddc6') +
    area('M44 150q60-30 104 4t128-20v54l-76 22-78-22-78 22z', '#c3dfb4') +
    line('M70 176q40-60 80-34t60-30', RED, 5, ' stroke-dasharray="1 12"') +
    area('M218 124q-30-32-28-54 4-26 28-26t28 26q2 22-28 54z', RED) +
    disc(218, 72, 11, WHITE) +
    disc(92, 92, 20, PINK) +
    face(92, 88),
  concert: (hue: number) =>
    rect(0, 0, 320, 240, nightColour(hue, 33)) +
    area('M160 0l110 240H50z', '#fff2c433') +
    rect(0, 196, 320, 44, WOOD) +
    oval(160, 204, 100, 12, '#fff5') +
    area('M0 0h90q0 120-60 200H0zM320 0h-90q0 120 60 200h30z', RED) +
    line('M30 0v180M60 0q0 80-22 140M290 0v180M260 0q0 80 22 140', '#b8443f', 4) +
    line('M138 158V76l66-16v82', WHITE, 9) +
    oval(122, 160, 22, 17, WHITE) +
    oval(188, 144, 22, 17, WHITE) +
    face(188, 142),
  classroom: (hue: number) =>
    indoorBackground(hue) +
    rect(48, 30, 224, 128, WOOD, 5) +
    rect(58, 40, 204, 108, '#4f7a68') +
    line('M84 118q20-60 44 0 24-60 44 0M196 74h40M196 96h28', '#eef6ee') +
    disc(100, 66, 12, GOLD) +
    area('M60 176q26-12 48 2 22-14 48-2v34q-26-8-48 4-22-12-48-4z', WHITE) +
    area('M186 200l74-34 10 20-74 34-22 2z', GOLD) +
    area('M186 200l10 20-22 2z', '#f8d7b5'),
};
