/** One part of a multipart form. `filename` is null for a text. */
export interface Part {
  name: string;
  filename: string | null;
  type: string | null;
  bytes: Buffer;
}

/** Parses a body by RFC 7578, as far as browsers write it. Returns [] where the body is no form. */
export function parseMultipart(body: Buffer, contentType: string): Part[] {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return [];
  // latin1 maps each byte to one character
  const pieces = body.toString('latin1').split(`--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const end = piece.indexOf('\r\n\r\n');
    const head = Buffer.from(piece.slice(0, end), 'latin1').toString('utf8');
    return {
      name: /\bname="([^"]*)"/.exec(head)?.[1] ?? '',
      filename: /\bfilename="([^"]*)"/.exec(head)?.[1] ?? null,
      type: /^content-type: *(\S+)/im.exec(head)?.[1] ?? null,
      bytes: Buffer.from(piece.slice(end + 4, -2), 'latin1'),
    };
  });
}
