import { day, rows } from './make-rows';
import type { Row } from './tables';

/** The tables of notifications and their possible receivers. */
export const messagingTables = () => ({
  notifications: rows(47, (id) => ({
    title: `第${id}回 朝市のご案内`,
    description: `${id}回目の朝市を開きます。`,
    operator: '林 久美子',
    read: id % 2 === 0,
    created_at: day(id),
  })),
  schoolNotifications: [] as Row[],
  pupils: ['2年1組', '2年1組', '2年2組'].map((classes, index) => ({
    id: 801 + index,
    username: `pupil${index}`,
    permission: 'Member',
    group: '2',
    classes,
  })),
  userNotify: rows(6, (id) => ({
    notification_id: 47,
    user: `利用者${id}`,
    user_id: id,
    title: '第47回 朝市のご案内',
    description: '47回目の朝市を開きます。',
    read: id % 2 === 0,
    confirmed: false,
    created_at: day(id),
  })),
  passTypes: [
    { id: 1, name: '年間パス' },
    { id: 2, name: null },
  ] as Row[],
});
