import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { numberOf } from '#domain/base/number-of';
import { positionProblems } from '#domain/base/position';
import { type SignedInUser, UserProvider } from '#kit/context/scope';
import { ActionForm } from '#kit/form/ActionForm';
import { PlaceField } from '#kit/map/PlaceField';
import { installGoogleMaps } from '#mocks/backend/google-maps/install';
import { renderInKit } from '../render-in-kit';

beforeEach(() => {
  vi.stubGlobal('google', undefined);
  installGoogleMaps(() => import('#mocks/backend/google-maps/libraries'));
});
afterEach(() => vi.unstubAllGlobals());

interface Draft {
  latitude: string;
  longitude: string;
}

/** A city with coordinates of its own. */
const USER = {
  city: { id: 1, name: 'akashi', name_ja: '明石市', code_shop: '1', coordinates: { lat: 35.5, lng: 136.5 } },
} as SignedInUser;

function renderField(initial: Draft, mapsKey = 'a key') {
  const sendSpy = vi.fn<(draft: Draft) => Promise<void>>(() => Promise.resolve());
  renderInKit(
    <UserProvider value={USER}>
      <ActionForm
        initial={initial}
        problemsOf={({ latitude, longitude }) =>
          positionProblems({ latitude: numberOf(latitude), longitude: numberOf(longitude) })
        }
        submit="record.save"
        send={sendSpy}
        onDone={() => {}}
      >
        <PlaceField />
      </ActionForm>
    </UserProvider>,
    { mapsKey },
  );
  return sendSpy;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const changeField = (label: RegExp, value: string) => {
  act(() => {
    fireEvent.change(field(label), { target: { value } });
  });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存する' }));
const findMap = () => screen.findByRole('group', { name: '場所を選ぶ地図' });

/** The middle of the map, which jsdom does not lay out. */
const MIDDLE = { clientX: 320, clientY: 160, button: 0, pointerId: 1 };

test('a stored position has its marker, and a position chosen by a click is sent [A-054]', async () => {
  const sendSpy = renderField({ latitude: '34.6432', longitude: '134.9975' });
  const map = await findMap();
  const marker = within(map).getByRole('img', { name: '場所を選ぶ地図' });
  expect(marker.style.transform).toBe('translate(320px, 160px)');
  const mapSurface = within(map).getByRole('application');
  fireEvent.pointerDown(mapSurface, MIDDLE);
  fireEvent.pointerUp(window, { ...MIDDLE, clientX: 420 });
  await waitFor(() => expect(Number(field(/^経度/).value)).toBeGreaterThan(134.9975));
  save();
  await waitFor(() => expect(sendSpy).toHaveBeenCalledTimes(1));
  expect(sendSpy.mock.lastCall?.[0]).toEqual({
    latitude: field(/^緯度/).value,
    longitude: field(/^経度/).value,
  });
});

test('a position not chosen yet starts at the city, and may stay empty [R-CITY-17]', async () => {
  const sendSpy = renderField({ latitude: '', longitude: '' });
  const map = await findMap();
  expect(within(map).queryByRole('img')).toBeNull();
  const mapSurface = within(map).getByRole('application');
  fireEvent.pointerDown(mapSurface, MIDDLE);
  fireEvent.pointerUp(window, MIDDLE);
  await waitFor(() => expect([field(/^緯度/).value, field(/^経度/).value]).toEqual(['35.5', '136.5']));
  changeField(/^緯度/, '');
  changeField(/^経度/, '');
  save();
  await waitFor(() => expect(sendSpy).toHaveBeenCalledTimes(1));
});

test('the map replaces its placeholder element, so that the form never becomes shorter', async () => {
  let finishLoading: (() => void) | undefined;
  const loading = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  installGoogleMaps(async () => {
    await loading;
    return import('#mocks/backend/google-maps/libraries');
  });
  renderField({ latitude: '', longitude: '' });
  const placeholder = (await screen.findByText('地図を読み込み中…')).parentElement;
  expect(placeholder?.className).toBe('form-map');
  finishLoading?.();
  expect((await findMap()).parentElement).toBe(placeholder);
});

test('degrees out of range and half a position show errors at their fields [R-VAL-TEXT-06, R-VAL-TEXT-07]', async () => {
  const sendSpy = renderField({ latitude: '85.0001', longitude: '' }, '');
  expect(screen.getByText(/^地図の鍵が設定されていないため/)).toBeDefined();
  save();
  await screen.findByText('-85から85までの数値を入力してください。');
  expect(field(/^経度/).getAttribute('aria-invalid')).toBe('true');
  changeField(/^緯度/, '-85');
  changeField(/^経度/, '１８０');
  save();
  await waitFor(() => expect(sendSpy).toHaveBeenCalledTimes(1));
});
