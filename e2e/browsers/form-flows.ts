import { test } from 'vitest';
import { picture } from '../picture';
import type { Driver } from './driver';
import { shownDetails } from './in-page';
import { writeUploadFile } from './written';

const ADMINISTRATOR = { role: 'Administrator', city: 'akashi' };

/** Forms with fields of every kind: each flow reads the saved record after it has loaded the page again. */
export function formFlows(driver: () => Driver): void {
  test('an advertisement keeps what the user types, selects, uploads and reorders by dragging in its form', async () => {
    const { open, fill, setValue, click, key, type, expectVisible, expectGone, upload, dragOnto, waitFor } =
      driver();
    const pickRecord = async (name: string, text: string) => {
      await click(`input[name=${name}]`);
      await type(text);
      // the list shows all records until the server has answered the search
      await expectVisible('[role=option]:first-child', text);
      await key('ArrowDown');
      await key('Enter');
    };
    await open('/akashi/advertisement?new=1', ADMINISTRATOR);
    await fill('店名', 'たこ焼き 潮');
    await pickRecord('advertiser', '広告主');
    await setValue('カテゴリー', '飲食');
    await setValue('プラン', 'プランB');
    await pickRecord('genres', '和食');
    for (const name of ['first.png', 'second.png'])
      await upload('dialog input[type=file]', writeUploadFile(name, picture().buffer));
    await expectVisible('.file-list .file-name', 'second.png');
    await dragOnto(['.file-list .file-name', 'second.png'], ['.file-list .file-name', 'first.png']);
    await waitFor(['second.png', 'first.png'], () =>
      [...document.querySelectorAll('.file-list .file-name')].map(
        ({ firstChild }) => firstChild?.textContent ?? '',
      ),
    );
    await fill('価格（円）', '1200');
    await fill('電話番号', '078-911-0001');
    await setValue('都道府県', '兵庫県');
    await setValue('市区町村', '明石市');
    await fill('緯度', '34.6491');
    await fill('経度', '134.9922');
    await click('button', '営業時間を追加');
    await setValue('営業時間1の曜日', '土曜日');
    await setValue('営業時間1の終了', '21:30');
    await fill('YouTubeのリンク', 'https://youtu.be/dQw4w9WgXcQ');
    await fill('動画', 'https://youtu.be/aaaaaaaaaaa');
    await key('Enter');
    await type('https://youtu.be/bbbbbbbbbbb');
    await click('button', '登録する');
    await expectVisible('.toasts p', '保存しました');
    await expectGone('.dialog-box h2');

    await open('/akashi/advertisement');
    await click('tbody .main a', 'たこ焼き 潮');
    await expectVisible('.record-head', 'たこ焼き 潮');
    await waitFor(
      [
        ['写真', '2'],
        ['広告主', '広告主'],
        ['カテゴリー', '飲食'],
        ['ジャンル', '飲食/和食'],
        ['プラン', 'プランB（写真5枚まで）'],
        ['価格', '￥1,200'],
        ['電話番号', '078-911-0001'],
        ['住所', '兵庫県明石市'],
        ['緯度・経度', '34.6491, 134.9922'],
        ['営業時間', '土曜日 10:00–21:30'],
        ['YouTubeのリンク', 'https://youtu.be/dQw4w9WgXcQ'],
        ['動画', 'https://youtu.be/aaaaaaaaaaahttps://youtu.be/bbbbbbbbbbb'],
      ],
      shownDetails,
    );
  });

  test('a package keeps the colour, numbers, state and picture of its form', async () => {
    const { open, fill, setValue, click, expectVisible, expectGone, upload, waitFor } = driver();
    await open('/akashi/pass/list-package?new=1', ADMINISTRATOR);
    await fill('パッケージ名', '海の散歩');
    await fill('価格', '500');
    await fill('共有バウチャー数', '3');
    await fill('色', '#1A5FB4');
    await setValue('状態', '販売停止');
    await upload('dialog input[type=file]', writeUploadFile('photo.png', picture().buffer));
    await expectVisible('dialog img[src^="blob:"]');
    await click('button', '登録する');
    await expectVisible('.toasts p', '保存しました');
    await expectGone('.dialog-box h2');

    await open('/akashi/pass/list-package');
    await click('tbody .main a', '海の散歩');
    await expectVisible('.record-head', '海の散歩');
    await waitFor(
      [
        ['画像', '1'],
        ['状態', '販売停止'],
        ['価格', '￥500'],
        ['共有バウチャー数', '3'],
        ['色', '#1A5FB4'],
      ],
      shownDetails,
    );
  });
}
