import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pictureAddress } from '#kit/context/picture-address';
import { PreviewableImage } from '#kit/overlay/ImagePreview';
import { renderInKit } from '../render-in-kit';

test.each([
  ['/media/a.png', 'http://api.example:8000/v1', 'http://api.example:8000/media/a.png'],
  ['media/a.png', 'http://api.example:8000/v1', 'http://api.example:8000/v1/media/a.png'],
  ['/media/a.png', '/api-root', `${location.origin}/media/a.png`],
  ['https://cdn.example/a.png', 'http://api.example', 'https://cdn.example/a.png'],
  ['data:image/png;base64,iVBORw==', 'http://api.example', 'data:image/png;base64,iVBORw=='],
  ['http://[', 'http://api.example', 'http://['],
])('%s of the backend at %s resolves to %s [A-195]', (address, backend, at) => {
  expect(pictureAddress(address, backend)).toBe(at);
});

test('a picture is loaded from the backend that sent its address, small and in full size [A-195]', () => {
  renderInKit(<PreviewableImage source="/media/a.png" name="証明書" />);
  screen.getByRole('button').click();
  const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect([...new Set(sources)]).toEqual(['https://api.example/media/a.png']);
});
