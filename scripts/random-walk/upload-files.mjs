/** Files that a walker gives where the page asks for one, by name. @type {Record<string, { mimeType: string, text: string, encoding?: BufferEncoding }>} */
const FILES = {
  'picture.png': {
    mimeType: 'image/png',
    text: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
    encoding: 'base64',
  },
  'shops.csv': {
    mimeType: 'text/csv',
    text: '店舗名,メールアドレス,電話番号,住所,ジャンルパス,カテゴリ名\r\nたこ焼き 潮,ushio@example.jp,078-911-0001,明石市東仲ノ町1-1,飲食/和食,飲食\r\n',
  },
  'broken.png': { mimeType: 'image/png', text: 'no picture' },
  'document.pdf': { mimeType: 'application/pdf', text: '%PDF-1.4\n%%EOF\n' },
  'empty.csv': { mimeType: 'text/csv', text: '' },
};

export const FILE_NAMES = Object.keys(FILES);

/** As `setFiles` takes it. @param {string} name */
export function fileNamed(name) {
  const file = FILES[name];
  if (!file) throw new RangeError(`no file ${name}`);
  return { name, mimeType: file.mimeType, buffer: Buffer.from(file.text, file.encoding ?? 'utf8') };
}
