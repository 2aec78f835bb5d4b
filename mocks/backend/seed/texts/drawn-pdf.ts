/**
 * Draws a PDF with A4 pages; the first line of each page is large. The fonts are referenced, not embedded:
 * viewers have Japanese fonts of their own.
 */
export function drawnPdf(pages: readonly (readonly string[])[]): string {
  const firstPageObject = FIXED_OBJECTS + 1;
  const pageReferences = pages.map((_, index) => `${firstPageObject + index * 2} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pageReferences.join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/HeiseiKakuGo-W5-UniJIS-UTF16-H/Encoding/UniJIS-UTF16-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiKakuGo-W5/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 5>>/DW 1000/W[1[500] 2 94 500]/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/HeiseiKakuGo-W5/Flags 4/FontBBox[-92 -250 1010 922]/ItalicAngle 0/Ascent 752/Descent -221/CapHeight 737/StemV 114>>',
    ...pages.flatMap((lines, index) => pageOf(lines, firstPageObject + index * 2 + 1)),
  ];
  let pdf = '%PDF-1.5\n';
  const xrefEntries = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const xrefTable = `xref\n0 ${size}\n0000000000 65535 f \n${xrefEntries.join('')}`;
  return `data:application/pdf,${encodeURIComponent(`${pdf}${xrefTable}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`)}`;
}

/** The number of fixed objects: catalogue, pages, and three for the font. */
const FIXED_OBJECTS = 5;

/** Font size and line height in points, and characters per line. */
const HEAD_STYLE = { size: 20, lineHeight: 30, lineLength: 24 };
const TEXT_STYLE = { size: 11, lineHeight: 24, lineLength: 43 };
const TOP = 748;

function pageOf(lines: readonly string[], contents: number): [string, string] {
  const styledLines = lines.flatMap((line, index) => {
    const style = index === 0 ? HEAD_STYLE : TEXT_STYLE;
    return wrappedLines(line, style.lineLength).map((text) => ({ text, ...style }));
  });
  const drawing = [
    '0.75 0.85 0.93 rg 0 802 595 40 re f 0.13 g',
    ...styledLines.map(({ text, size }, index) => {
      const y = TOP - styledLines.slice(0, index).reduce((sum, { lineHeight }) => sum + lineHeight, 0);
      return `BT /F1 ${size} Tf 56 ${y} Td <${hex(text)}> Tj ET`;
    }),
  ].join('\n');
  return [
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${contents} 0 R>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
}

/** Splits a text by code points. */
function wrappedLines(text: string, length: number): string[] {
  const points = [...text];
  return Array.from({ length: Math.ceil(points.length / length) }, (_, index) =>
    points.slice(index * length, (index + 1) * length).join(''),
  );
}

/** UTF-16 as four hex digits for each code unit. */
const hex = (text: string): string =>
  Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('');
