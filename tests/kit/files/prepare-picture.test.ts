import { expect, test } from 'vitest';
import { preparePicture } from '#kit/files/prepare-picture';
import { caseFile } from '../../case-file';

const preparedFile = async (name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
  const original = new File([bytes], name, { type });
  const { file, hadPosition } = await preparePicture(original);
  return [file.name, file.type, file === original, hadPosition];
};

test.each([
  ['海.jpg', 'image/jpeg', 'exif-gps.jpg', ['海.jpg', 'image/jpeg', false, true]],
  ['海.PNG', 'image/png', 'jpeg-named.png', ['海.jpg', 'image/jpeg', false, false]],
  ['海.JPEG', 'image/jpeg', 'jpeg-named.png', ['海.JPEG', 'image/jpeg', true, false]],
  ['案内.pdf', 'application/pdf', 'password.pdf', ['案内.pdf', 'application/pdf', true, false]],
])(
  '%s of type %s is sent as what its bytes are (%s) [R-VAL-FILE-02, A-334]',
  async (name, type, bytes, sent) => {
    expect(await preparedFile(name, type, caseFile(bytes))).toEqual(sent);
  },
);
