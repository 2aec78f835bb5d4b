import type { FieldProblem } from '#domain/base/problems';

/** Viewers look for the end of a PDF within this many bytes; some programs write a line more. */
const PDF_TAIL_MAX = 2048;

/** A PDF that nobody could read: cut, protected, or without a page. */
export function pdfContentProblem(field: string, bytes: Uint8Array): FieldProblem | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.slice(-PDF_TAIL_MAX).includes('%%EOF')) return { field, messageId: 'upload.pdfCut' };
  // named in the trailer, which is never compressed
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) return { field, messageId: 'upload.pdfLocked' };
  // pages in streams of objects are not visible here
  const isOpen = !/\/Type\s*\/ObjStm/.test(text);
  return isOpen && !/\/Type\s*\/Page(?![A-Za-z])/.test(text) ? { field, messageId: 'upload.pdfEmpty' } : null;
}
