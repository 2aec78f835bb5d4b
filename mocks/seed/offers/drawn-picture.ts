import { beginning, escaped } from '#mocks/seed/texts/drawn-words';

/** A plain poster: no photo, no other host, nothing that runs (a picture's SVG is never scripted). */
export function drawnPicture({ hue, title, line }: { hue: number; title: string; line: string }): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 320 240"><rect width="320" height="240" fill="hsl(${hue} 55% 88%)"/><circle cx="248" cy="64" r="88" fill="hsl(${(hue + 40) % 360} 60% 76%)"/><path d="M0 184q80-48 160 0t160 0v56H0z" fill="hsl(${hue} 45% 58%)"/><text x="20" y="116" font-family="sans-serif" font-weight="bold" font-size="30" fill="#223">${escaped(beginning(title, 10))}</text><text x="20" y="216" font-family="sans-serif" font-size="20" fill="#fff">${escaped(beginning(line, 14))}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A PDF of one page with a line of Latin letters. */
export function drawnPdf(line: string): string {
  const drawing = `BT /F1 24 Tf 72 720 Td (${line.replaceAll(/[^\w .:-]/g, '')}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  let pdf = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${starts.join('')}`;
  return `data:application/pdf,${encodeURIComponent(`${pdf}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`)}`;
}
