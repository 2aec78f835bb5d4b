export interface Line {
  /** Index in the text, from 0. */
  at: number;
  text: string;
}

export type Block = { at: number } & (
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; items: readonly Line[] }
  | { kind: 'paragraph' | 'note'; text: string }
);

/**
 * The subset of Markdown that the owner's texts need: `#` and `##` headings, `-` lists, `>` notes and
 * paragraphs, separated by empty lines. Everything else is shown as it is written, HTML too.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Line[][] = [];
  let openBlock: Line[] | null = null;
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') openBlock = null;
    else if (openBlock === null || line.startsWith('#') || openBlock[0]?.text.startsWith('#')) {
      openBlock = [{ at, text: line.trim() }];
      blocks.push(openBlock);
    } else openBlock.push({ at, text: line.trim() });
  }
  return blocks.map(blockOf);
}

function blockOf(lines: readonly Line[]): Block {
  const at = lines[0]?.at ?? 0;
  const text = lines.map((line) => line.text).join('\n');
  const heading = /^(##?) +(.+)$/.exec(text);
  if (heading) return { at, kind: 'heading', level: heading[1] === '#' ? 2 : 3, text: heading[2] ?? '' };
  if (lines.every((line) => line.text.startsWith('- '))) {
    return { at, kind: 'list', items: lines.map((line) => ({ ...line, text: line.text.slice(2) })) };
  }
  if (lines.every((line) => line.text.startsWith('>'))) {
    return { at, kind: 'note', text: text.replace(/^> ?/gm, '') };
  }
  return { at, kind: 'paragraph', text };
}
