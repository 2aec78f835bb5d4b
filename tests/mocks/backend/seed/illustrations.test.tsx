import { expect, test } from 'vitest';
import { momentInJapan } from '#domain/base/japan-time';
import { drawnIllustration } from '#mocks/backend/seed/illustrations/drawn-illustration';
import { illustrationOf } from '#mocks/backend/seed/illustrations/illustration-of';
import { GENRE_ILLUSTRATIONS } from '#mocks/backend/seed/offers/genre-illustrations';
import { GENRE_NAMES } from '#mocks/backend/seed/offers/genres';
import { PLACES, type Place } from '#mocks/backend/seed/texts/places';
import { drawingIn, LOOKS, markupOf, NAMES } from './shown-in';

test('at least 24 illustrations are small and valid, and have shapes only: no text, script or address', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(24);
  for (const name of NAMES)
    for (const url of [drawnIllustration(name, 1), drawnIllustration(name, 2, '#409EFF')]) {
      const page = new DOMParser().parseFromString(markupOf(url), 'image/svg+xml');
      const tags = new Set([...page.querySelectorAll('*')].map(({ tagName }) => tagName));
      expect([name, [...tags].filter((tag) => !SHAPES.has(tag))]).toEqual([name, []]);
      expect([name, markupOf(url).length > 3_300, / (href|on\w+)=|url\(/.test(markupOf(url))]).toEqual([
        name,
        false,
        false,
      ]);
    }
});

const SHAPES = new Set(['svg', 'g', 'rect', 'ellipse', 'path']);

test('an illustration has six looks, and no two illustrations are equal', () => {
  const drawn = NAMES.flatMap((name) => LOOKS.map((look) => drawingIn(drawnIllustration(name, look))));
  expect(new Set(drawn).size).toBe(NAMES.length * LOOKS.length);
  expect(drawnIllustration('bakery', 7)).toBe(drawnIllustration('bakery', 1));
  expect(drawnIllustration('bakery', 1, '#409EFF')).not.toBe(drawnIllustration('bakery', 1));
});

test('every genre has illustrations of its own', () => {
  expect(Object.fromEntries(GENRE_NAMES.map((name) => [name, GENRE_ILLUSTRATIONS[name]?.join(' ')]))).toEqual(
    {
      飲食: 'riceBowl noodles cafe',
      買い物: 'market gift books',
      '美容・健康': 'salon clinic',
      観光: 'castle shrine beach',
      学び: 'classroom hall',
      和食: 'riceBowl sushi fish',
      洋食: 'plate cafe',
      'カフェ・喫茶': 'cafe sweets',
      居酒屋: 'lantern fish',
      食料品: 'vegetables market',
      '雑貨・手芸': 'craft gift',
      '本・文具': 'books classroom',
      美容室: 'salon flowers',
      '整体・鍼灸': 'clinic flowers',
      '名所・旧跡': 'castle shrine',
      '体験・ツアー': 'map train',
      宿泊: 'inn onsen',
      '教室・スクール': 'classroom craft',
      '図書・資料館': 'books hall',
    },
  );
});

/** Terms of all cities by the illustration that they have in a month without a season of its own. */
function illustrated(of: (place: Place) => readonly string[]): Record<string, string> {
  const terms = Object.values(PLACES).flatMap(of);
  return Object.fromEntries(
    NAMES.map((name) => [name, terms.filter((term) => illustrationOf(term) === name).join(' / ')]).filter(
      ([, found]) => found !== '',
    ),
  );
}

test('every one of the foods of the cities has its illustration', () => {
  expect(illustrated(({ foods }) => foods)).toEqual({
    takoyaki: '明石焼（玉子焼） / 正雀のたこ焼き',
    fish: '明石鯛 / 明石だこ / 焼きあなご / いかなごのくぎ煮 / 鮎の甘露煮 / 生しらす / 大磯の揚げはんぺん / アジのなめろう',
    sweets:
      '丁稚羊羹 / うばがもち / 寒天 / とんがらし餅 / 豊中えびせん / 千里の焼菓子 / 岡町の大判焼き / たこせんべい / 女夫饅頭 / 摂津優品のかりんとう / べふのどら焼き / 西宮の酒粕クッキー / 夙川の洋菓子 / 生一本ソフト / 名塩の和菓子 / 揚げたてドーナツ',
    onigiri: '海苔 / 近江米のおにぎり / 直巻おむすび',
    vegetables:
      '草津メロン / 愛彩菜 / 原の大根 / 三箇牧トマト / 鳥飼なす / 鳥飼なすの漬物 / 鳴尾いちご / 茅ヶ崎ゆでピーナッツ / 湘南ゴールド',
    plate: '近江牛 / 庄内のコロッケ / 空港前カレー / 甲子園カレー / 金のハンバーグ / お店で揚げたコロッケ',
    sushi: 'ふなずし',
    noodles: '高槻うどんギョーザ / 藤沢炒麺 / 湘南サンマー麺',
    lantern: '富田の地酒 / 桜塚の串かつ / みやじ豚の串焼き / 灘の酒 / 炭火焼き鳥',
    riceBowl: 'しらす丼 / 江の島丼 / 淀川しじみ汁',
    bakery: '平塚弦斎カレーパン',
    cafe: 'セルフコーヒー / スムージー',
  });
});

test('every one of the spots of the cities has its illustration', () => {
  expect(illustrated(({ spots }) => spots)).toEqual({
    park: '明石公園 / 大蔵海岸公園 / 石ケ谷公園 / 湖岸緑地 志那 / 烏丸半島 / ロクハ公園 / de愛ひろば / 今城塚古墳公園 / 摂津峡公園 / 安満遺跡公園 / 鵜殿のヨシ原 / 服部緑地 / 千里中央公園 / 原田緑地 / 大曽公園 / 豊島公園 / 引地川親水公園 / 長久保公園 / 新林公園 / 淀川河川公園 鳥飼地区 / 鳥飼銘木町 / 三島公園 / 明和池公園 / 夙川公園 / 甲山森林公園 / 御前浜公園 / 湘南平 / 茅ヶ崎里山公園 / 海岸公園前店',
    hall: '明石市立天文科学館 / あくあぴあ芥川',
    beach:
      '林崎松江海岸 / 藤江海岸 / 江井島海岸 / 江の島 / 鵠沼海岸 / 片瀬東浜海岸 / 香櫨園浜 / サザンビーチちがさき / 大磯港 / 稲村ヶ崎 / 平塚ビーチパーク / 逗子海岸',
    flowers: '水生植物公園みずの森 / 大正川のコスモス / 北山緑化植物園',
    shrine: '立木神社 / 新免宮 / 遊行寺 / 西宮神社 / 廣田神社',
    castle: '草津宿本陣 / しろあと歴史館 / 城跡公園 / 日本民家集落博物館',
    train: '新幹線公園',
    blossom: '味舌水路の桜並木',
    market: '駅前店 / 市役所通り店 / 中央病院前店 / 国道バイパス店 / 大学正門前店',
  });
});

test('every one of the events of the cities has its illustration', () => {
  expect(illustrated(({ events }) => events.map(({ name }) => name))).toEqual({
    blossom:
      '明石公園 桜まつり / 芥川 桜づつみのつどい / 服部緑地 梅まつり / 味舌水路 桜の茶席 / 夙川さくら祭り',
    hall: '時のウィーク / 西宮まちたび博',
    festival:
      '明石半夏生たこ祭り / 草津宿場まつり / イナズマの夜市 / サンヤレ踊り / こいのぼりフェスタ1000 / 今城塚古墳フェス はにコット / 高槻まつり / 豊中まつり / 庄内夏の夜店 / 藤沢市民まつり / 遊行の盆 / 江の島天王祭 / 江の島 春まつり / 摂津まつり / 淀川わいわいガヤガヤ祭 / 正雀ふれあいまつり / 浜降祭 / 湘南ひらつか七夕まつり / 湘南祭',
    fireworks: '大蔵海岸の花火 / ふじさわ江の島花火大会 / サザンビーチ花火大会',
    market:
      '魚の棚 歳末大売り出し / 明石港 朝市 / 本町 歳末ふれあい市 / 草津宿 土曜市 / 安満遺跡公園 週末マルシェ / 服部緑地 緑の市 / 千里中央 歳末くじ / 鵠沼 朝の市 / せっつの朝市 / 西宮北口 週末マルシェ / 大磯市 / 湘南 初日の出の市 / 年末くじ引き',
    concert: '薪能 / 高槻ジャズストリート / 世界のともだち音楽会 / 摂津音楽祭リトルカメリア',
    shrine: '魚の棚 初えびす / 立木神社 初詣の市 / 上宮天満宮 天神まつり / 豊中えびす / 十日えびす',
    fish: 'いかなごの海びらき',
    beach: '大蔵海岸 潮干狩り / 甲子園浜 浜びらき / 茅ヶ崎アロハマーケット',
    lantern:
      '草津街あかり華あかり / たかつきバル / 高槻駅前 冬の灯り / ロマンチックバル / 湘南の宝石 江の島 / 湘南台ファンタジア / 西宮酒ぐらルネサンス',
    flowers: 'みずの森 スイレンフェア / 湘南ひらつか 菜の花めぐり',
    castle: '草津宿本陣 ひなめぐり',
    park: '摂津峡 ほたる観賞会 / 甲子園浜 秋の観察会',
    vegetables: '鳥飼なす収穫祭 / 鳴尾いちご市 / 地元野菜の朝市',
    sweets: '鳥飼 もちつき大会 / 中華まん祭り',
    onigiri: 'おむすび100円セール',
    sushi: '恵方巻 早期予約',
    cafe: 'お店で作るスムージー試飲会',
  });
});

test('a park looks as in the month, and the name of an illustration is itself', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    momentInJapan(`2026-${String(month + 1).padStart(2, '0')}-15`),
  );
  expect(months.map((moment) => illustrationOf('明石公園', moment)).join(' ')).toBe(
    'snow snow blossom blossom park park park park park autumn autumn snow',
  );
  expect([illustrationOf('明石鯛', months[0]), illustrationOf('roadworks', months[0])]).toEqual([
    'fish',
    'roadworks',
  ]);
});
