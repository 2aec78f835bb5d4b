import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsTable } from '#mocks/backend/tables/content/news';
import { advertisementTable } from '#mocks/backend/tables/offers/advertisements';
import { renderConsole } from './render-console';

test.each([
  'akashi/advertisement',
  'akashi/flyer',
  'akashi/news',
  'akashi/event',
  'shonan/article',
  'akashi/document',
  'akashi/qrcode',
])(
  'a picture in the list of %s opens in full size over it, and its row stays closed [R-UI-03, R-UI-04]',
  async (page) => {
    const [city = ''] = page.split('/');
    const { user, address } = await renderConsole(`/${page}`, { city });
    await screen.findByText(/^全\d/);
    const table = within(screen.getByRole('table'));
    const [enlargeButton] = table.getAllByRole('button', { name: /を拡大表示$/ });
    await user.click(enlargeButton as HTMLElement);
    const previewName = /「(.*)」/.exec(enlargeButton?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    const preview = screen.getByRole('dialog', { name: previewName });
    const thumbnailSource = enlargeButton?.querySelector('img')?.getAttribute('src');
    expect([within(preview).getByRole('img').getAttribute('src'), address()]).toEqual([
      thumbnailSource,
      `/${page}`,
    ]);
    await user.click(within(preview).getByRole('button', { name: '閉じる' }));
    expect([screen.queryByRole('dialog'), address()]).toEqual([null, `/${page}`]);
  },
);

test.each(['news', 'flyer', 'advertisement'])(
  'a picture in the form of %s opens in full size over it, and Escape keeps the form values [R-UI-03, R-UI-06]',
  async (page) => {
    const { user, address } = await renderConsole(`/akashi/${page}`);
    await screen.findByText(/^全\d/);
    const rowWithPicture = screen
      .getAllByRole('row')
      .find((row) => within(row).queryByRole('button', { name: /を拡大表示$/ }));
    await user.click(within(rowWithPicture as HTMLElement).getByRole('link', { name: /編集/ }));
    const form = within(await screen.findByRole('dialog'));
    const [input] = await form.findAllByRole<HTMLInputElement>('textbox');
    await user.type(input as HTMLElement, '春');
    const typedValue = input?.value;
    const [enlargeButton] = form.getAllByRole('button', { name: /を拡大表示$/ });
    await user.click(enlargeButton as HTMLElement);
    const thumbnailSource = enlargeButton?.querySelector('img')?.getAttribute('src');
    const [, preview] = screen.getAllByRole('dialog');
    const previewDialog = within(preview as HTMLElement);
    expect(previewDialog.getByRole('img').getAttribute('src')).toBe(thumbnailSource);
    fireEvent(preview as HTMLElement, new Event('cancel', { cancelable: true }));
    expect([screen.getAllByRole('dialog').length, input?.value]).toEqual([1, typedValue]);
    expect(address()).toMatch(/\?edit=\d+$/);
  },
);

const signedUrl = (key: string) => `https://files.example/a.png?X-Amz-Date=1&X-Amz-Signature=${key}`;

test.each([
  { page: 'news', picture: (key: string) => ({ image: signedUrl(key) }), sent: undefined },
  {
    page: 'advertisement',
    picture: (key: string) => ({ plan: 'A' as const, image: [signedUrl(key)] }),
    sent: ['https://files.example/a.png'],
  },
])(
  'a new signature in the picture address of $page is no conflict, and an unchanged picture is sent without its signature [A-195, A-203]',
  async ({ page, picture, sent }) => {
    const { user, backend } = await renderConsole(`/akashi/${page}`);
    const table = backend.db.of((page === 'news' ? newsTable : advertisementTable) as typeof newsTable);
    const { id } = table.list({ city: 'akashi', sort: '-id', limit: 1 }).rows[0] ?? { id: 0 };
    table.update(id, picture('first') as object);
    await screen.findByText(/^全\d/);
    history.replaceState(null, '', `/akashi/${page}?edit=${id}`);
    fireEvent(window, new PopStateEvent('popstate'));
    const form = within(await screen.findByRole('dialog'));
    const saveButton = await form.findByRole('button', { name: '保存する' });
    fireEvent.change(form.getAllByRole('textbox')[0] as HTMLElement, { target: { value: '春' } });
    table.update(id, picture('second') as object);
    await user.click(saveButton);
    await screen.findByText('保存しました。');
    const putEntry = backend.log.entries().findLast(({ method }) => method === 'PUT');
    expect((putEntry?.requestBody as { image?: unknown } | undefined)?.image).toEqual(sent);
  },
);

test.each([
  ['news', 1],
  ['advertisement', 5],
])('the panel of %s leads with its pictures, whose entry keeps its label', async (page, count) => {
  const { user } = await renderConsole(`/akashi/${page}`);
  await screen.findByText(/^全\d/);
  const row = screen
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('button', { name: /を拡大表示$/ }));
  await user.click(row?.querySelector('th a') as HTMLElement);
  const panel = await screen.findByRole('dialog');
  await within(panel).findAllByRole('button', { name: /を拡大表示$/ });
  const pictureEntry = panel.querySelector('.details > :first-child');
  expect([
    pictureEntry?.querySelector('dt')?.textContent,
    pictureEntry?.querySelectorAll('.lead-pictures img').length,
  ]).toEqual([page === 'news' ? '画像' : '写真', count]);
});
