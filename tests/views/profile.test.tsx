import { describeWhole } from './describe-whole';

describeWhole('the profile of an Operator [R-VAL-PROFILE-01]', {
  as: 'Operator',
  records: {
    '/akashi/profile': {
      アイコン画像: '–',
      表示名: '運営担当',
      権限: 'オペレーター',
      会社: '株式会社 まち案内社',
      担当地域: '明石市、草津市、高槻市、豊中市、藤沢市、摂津市、西宮市、湘南、セブンイレブン',
      ユーザー名: 'operator',
      メールアドレス: 'operator@machi.example.jp',
      姓: '運営担当',
      名: '担当',
      性別: 'その他',
      生年月日: '1990年04月01日',
      電話番号: '078-000-0000',
      住所: '兵庫県明石市中崎1丁目',
      自己紹介: 'デモ用のアカウントです。実在の人物・団体とは関係ありません。',
      御礼の件数: '0',
    },
  },
  forms: {
    '/akashi/profile?edit=1': [
      'アイコン画像',
      '姓',
      '名',
      '表示名',
      '性別',
      '生年月日',
      '電話番号',
      '都道府県',
      '市区町村',
      '住所',
      '自己紹介',
    ],
    '/akashi/profile?password=1': ['現在のパスワード', '新しいパスワード', '新しいパスワード（確認）'],
    '/akashi/profile?email=1': ['メールアドレス'],
  },
});

describeWhole('the profile of an advertiser [R-I18N-08, R-CONST-40]', {
  as: 'Advertiser',
  records: {
    '/akashi/profile': {
      アイコン画像: '–',
      表示名: '広告主',
      権限: 'Advertiser',
      会社: '株式会社 まち案内社',
      ユーザー名: 'advertiser',
      メールアドレス: 'advertiser@machi.example.jp',
      姓: '広告主',
      名: '担当',
      性別: 'その他',
      生年月日: '1990年04月01日',
      電話番号: '078-000-0000',
      住所: '兵庫県明石市中崎1丁目',
      自己紹介: 'デモ用のアカウントです。実在の人物・団体とは関係ありません。',
      御礼の件数: '18',
    },
  },
});
