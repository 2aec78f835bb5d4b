export interface EncodedText {
  bytes: Uint8Array<ArrayBuffer>;
  /** Characters without a code in the encoding, each once; the bytes have `?` in their position. */
  missing: readonly string[];
}

/**
 * Shift_JIS as Windows writes it (CP932, with ①, 髙 and ～). Browsers can only decode it, so the table is
 * derived from their decoder.
 */
export function encodeCp932(text: string): EncodedText {
  const table = cachedCodeTable();
  const bytes = new Uint8Array(text.length * 2);
  const unencodable = new Set<string>();
  let byteCount = 0;
  for (const character of text) {
    const code = table.get(LOOK_ALIKES.get(character) ?? character) ?? QUESTION_MARK;
    if (code === QUESTION_MARK && character !== '?') unencodable.add(character);
    if (code > 0xff) bytes[byteCount++] = code >> 8;
    bytes[byteCount++] = code & 0xff;
  }
  return { bytes: bytes.slice(0, byteCount), missing: [...unencodable] };
}

const QUESTION_MARK = 0x3f;

/**
 * One character with two code points: standards use the left one, Windows the right one, and only the right
 * one has a code.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['〜', '～'],
  ['−', '－'],
  ['—', '―'],
  ['‖', '∥'],
  ['¢', '￠'],
  ['£', '￡'],
  ['¬', '￢'],
]);

let codeTable: ReadonlyMap<string, number> | undefined;

function cachedCodeTable(): ReadonlyMap<string, number> {
  codeTable ??= deriveCodeTable();
  return codeTable;
}

/**
 * Decodes every code, each followed by a line feed, in one call: a line with one character is the meaning of
 * its code. A character with several codes gets the lowest remaining one, as in Windows; all of them decode
 * to the same character.
 */
function deriveCodeTable(): ReadonlyMap<string, number> {
  const allCodes = [...singleByteCodes(), ...doubleByteCodes()];
  const bytes = allCodes.flatMap((code) =>
    code > 0xff ? [code >> 8, code & 0xff, LINE_FEED] : [code, LINE_FEED],
  );
  const lines = new TextDecoder('shift_jis').decode(Uint8Array.from(bytes)).split('\n');
  const table = new Map<string, number>([['\n', LINE_FEED]]);
  for (const [index, code] of allCodes.entries()) {
    const line = lines[index] ?? '';
    if ([...line].length === 1 && line !== '\uFFFD' && !table.has(line)) table.set(line, code);
  }
  return table;
}

const LINE_FEED = 0x0a;

function* singleByteCodes(): Generator<number> {
  for (let code = 0; code <= 0x7f; code += 1) if (code !== LINE_FEED) yield code;
  for (let code = 0xa1; code <= 0xdf; code += 1) yield code;
}

function* doubleByteCodes(): Generator<number> {
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    if (lead > 0x9f && lead < 0xe0) continue;
    // NEC's copies of IBM's characters: decoded, but never encoded (WHATWG Encoding, index Shift_JIS pointer)
    if (lead >= 0xed && lead <= 0xef) continue;
    for (let trail = 0x40; trail <= 0xfc; trail += 1) if (trail !== 0x7f) yield (lead << 8) | trail;
  }
}
