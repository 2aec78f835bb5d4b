import { act, fireEvent, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { expect, test, vi } from 'vitest';
import type { Notification } from '#domain/messaging/notification';
import { type ComposedNotification, EMPTY_COMPOSITION } from '#domain/messaging/notification-audience';
import { useListState } from '#kit/list/list-state';
import { useRecordEditing } from '#kit/record/record-editing';
import NotificationForm from '#views/notifications/NotificationForm';
import { renderInKit } from '../kit/render-in-kit';

const saved = vi.fn();

/** The form before the part with the audiences has come. */
function Early({ initial }: { initial: ComposedNotification }) {
  const effects = useMemo(() => ({ save: saved, remove: vi.fn(), refresh: vi.fn() }), []);
  const editing = useRecordEditing<ComposedNotification, Notification>({
    form: 'notification',
    effects,
    read: null,
    list: useListState(),
  });
  return (
    <NotificationForm
      editing={editing}
      initial={initial}
      copied={null}
      Audience={() => <p>…</p>}
      Question={() => <p>送信しますか？</p>}
    />
  );
}

const send = () => fireEvent.click(screen.getByRole('button', { name: '送信する' }));

test('a quick submit is judged by all rules, also before the audiences have come [R-SCR-10]', async () => {
  const initial = { ...EMPTY_COMPOSITION, title: '夏祭り', description: '8月1日です。' };
  const { rerender } = renderInKit(<Early initial={{ ...initial, audience: 'users' }} />, {
    address: '/akashi/notification?new=1',
  });
  await screen.findByRole('button', { name: '送信する' });
  send();
  // what is refused is asked about by nobody; the button that was judged is there again
  await act(async () => {});
  expect(screen.queryByText('送信しますか？')).toBeNull();
  rerender(<Early key="everyone" initial={initial} />);
  await screen.findByRole('button', { name: '送信する' });
  send();
  await screen.findByText('送信しますか？');
  expect(saved).not.toHaveBeenCalled();
});
