import type { RoleWithScreens } from '#domain/people/roles';
import { ROLE_NAMES } from '#mocks/harness/link/role-names';

export const ja = {
  documentTitle: 'Machi Console デモ',
  title: 'まちの管理画面を、ひらいてみる',
  lead: '地域と役割を選ぶと、その人の管理画面がそのまま開きます。データはすべて架空のもの。入力も削除も、このブラウザーの外には出ません。',
  demo: 'デモ',
  otherLanguage: 'English',
  chooseCity: '地域を選ぶ',
  chooseRole: '役割を選んで入る',
  frames: { kansai: '関西', shonan: '湘南・藤沢' },
  /** Names of places by slug, where they are not those of the console. */
  places: {} as Record<string, string>,
  /** Below the name of a place. */
  regions: {
    akashi: '兵庫県',
    kusatsu: '滋賀県',
    takatsuki: '大阪府',
    toyonaka: '大阪府',
    fujisawa: '神奈川県',
    settsu: '大阪府',
    nishinomiya: '兵庫県',
    shonan: '神奈川県',
    seveneleven: 'コンビニエンスストア',
  } as Record<string, string>,
  roleNames: ROLE_NAMES.ja,
  /** What each role does, in a sentence. */
  sentences: {
    Administrator: 'お知らせから広告まで、地域の全体を運営します。',
    Operator: 'どの会社の画面にも入り、請求書まで見渡します。',
    owner_shop: '店の広告・予約・スタッフを、まとめて扱います。',
    staff_shop: '店先で、今日の予約とチャットに応えます。',
    Advertiser: '広告やクーポンを出し、届いた予約に応えます。',
  } satisfies Record<RoleWithScreens, string>,
  enter: '入る',
  tour: (minutes: number) => `案内を見る（${minutes}分）`,
  runTown: '町を動かす',
  runTownExplained:
    '「町を動かす」で入ると、朝8時から1秒に1分ずつ進み、予約やチャット、通知の既読が届きます。いつでも止められます。',
  menu: (count: number) => `メニュー ${count}項目`,
  otherCompanies: 'ほかの会社の管理者として入る',
  companyMenu: (titles: string) => `この4社のメニューには「${titles}」もあります。`,
  notOffered: (names: string) => `${names}のアカウントは、この地域に入れません。`,
  report: '不具合の報告ファイルを開く',
  reportHint: 'ファイルを選ぶか、このページに置いてください。',
  reportTooLarge:
    'このブラウザーには、この大きさの報告を渡す余地がありません。どれかの役割で入り、デモ操作盤の「報告」で開いてください。',
  listed: (names: readonly string[]) => names.join('と'),
};

export type LobbyTexts = typeof ja;
