import { inSeason, type Seasonal } from '#mocks/backend/seed/base/season';
import { ILLUSTRATIONS, type IllustrationName } from './illustrations';

/** What a picture shows: an illustration, or a term of the town in a placeholder. */
export type Subject = IllustrationName | '{spot}' | '{food}' | '{event}' | '{festival}';

/** The first row with one of its words is right: 灯 before 祭, as a festival of lights is at night. */
const ILLUSTRATION_BY_WORDS: readonly (readonly [IllustrationName, RegExp])[] = [
  ['fireworks', /花火/],
  ['bakery', /カレーパン/],
  ['sushi', /ずし|恵方巻/],
  ['onigiri', /おにぎり|おむすび|海苔/],
  ['noodles', /麺|うどん|ギョーザ|焼きそば/],
  ['riceBowl', /丼|汁/],
  ['takoyaki', /明石焼|たこ焼き/],
  ['sweets', /羊羹|もち|餅|菓子|大判焼|饅頭|クッキー|かりんとう|どら焼|ソフト|ドーナツ|せん|寒天|中華まん/],
  ['cafe', /コーヒー|スムージー|抹茶/],
  ['vegetables', /メロン|いちご|トマト|なす|大根|愛彩菜|ゴールド|ピーナッツ|野菜/],
  ['plate', /カレー|コロッケ|ハンバーグ|牛/],
  ['fish', /鯛|だこ|あなご|いかなご|鮎|しらす|アジ|はんぺん/],
  ['lantern', /串|焼き鳥|酒/],
  ['market', /マルシェ|緑の市|朝の市|大磯市/],
  ['blossom', /桜|さくら|梅|花見/],
  ['flowers', /花|スイレン|水生植物|コスモス|あじさい|緑化/],
  ['autumn', /紅葉/],
  ['lantern', /灯|あかり|宝石|ファンタジア|バル/],
  ['shrine', /えびす|神社|天神|寺|宮$/],
  ['concert', /音楽|ジャズ|コンサート|能$/],
  ['festival', /祭|まつり|踊|盆|フェス|夜店|夜市/],
  ['train', /新幹線/],
  ['castle', /本陣|城跡|しろあと|民家|宿場/],
  ['park', /公園|緑地|広場|ひろば|森$|原$|平$|半島|ほたる|こいのぼり|観察/],
  ['beach', /海|浜|ビーチ|崎$|港$|島|潮干狩り|アロハ/],
  ['hall', /館|あくあぴあ|博$|ウィーク/],
  ['market', /市|マルシェ|売り出し|くじ|セール|店$/],
];

const PARK_BY_SEASON: readonly (Seasonal & { name: IllustrationName })[] = [
  { name: 'blossom', months: [3, 4] },
  { name: 'autumn', months: [10, 11] },
  { name: 'snow', months: [12, 1, 2] },
];

/**
 * The illustration of a term of a town (a dish, a sight, an event), or of the name of an illustration. With a moment, a
 * park looks as it does in that month.
 */
export function illustrationOf(subject: string, moment?: number): IllustrationName {
  const name = isName(subject)
    ? subject
    : ILLUSTRATION_BY_WORDS.find(([, pattern]) => pattern.test(subject))?.[0];
  if (moment === undefined || (name ?? 'park') !== 'park') return name ?? 'park';
  return inSeason(PARK_BY_SEASON, moment)[0]?.name ?? 'park';
}

const isName = (subject: string): subject is IllustrationName => Object.hasOwn(ILLUSTRATIONS, subject);
