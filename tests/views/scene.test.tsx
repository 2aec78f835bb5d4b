import { describeResource } from './describe-resource';

describeResource('/akashi/scene', {
  testsSharedBehaviour: true,
  ids: 'R-GEN-28, R-ENT-41, R-VAL-CONTENT-01, R-VAL-CONTENT-04, R-MSG-28, R-MSG-29',
  title: 'シーン',
  calls: '/akashi/api/scenes/',
  valid: { シーン名: '花火の夜' },
  whole: {
    sent: { name: '花火の夜' },
    row: { シーン名: '花火の夜', 操作: '' },
    panel: {},
  },
  renamed: ['シーン名', '紅葉の季節'],
  refused: [
    { change: { シーン名: '　' }, field: 'シーン名', texts: 'シーン名を入力してください。' },
    {
      change: { シーン名: 'あ'.repeat(201) },
      field: 'シーン名',
      texts: '200文字以内で入力してください（現在201文字）。',
    },
  ],
  search: ['デート', /デート/],
});
