import { day, rows } from './make-rows';

/** The tables of the content that a city publishes. */
export const contentTables = () => ({
  news: rows(3, (id) => ({
    title: `市の話題${id}`,
    content: '詳しくは窓口へ。',
    image: id === 1 ? null : `/media/news-${id}.png`,
    date: day(id),
  })),
  events: rows(3, (id) => ({
    title: `夏の催し${id}`,
    description: '広場で開きます。',
    image: id === 1 ? null : `/media/event-${id}.png`,
    start: `2036-07-0${id}T10:00:00+09:00`,
    end: `2036-07-0${id}T17:00:00+09:00`,
    status: null,
  })),
  articles: rows(3, (id) => ({
    type: 'news',
    genre: [1],
    title: `海辺の話${id}`,
    content: '湘南の海から。',
    image: `/media/article-${id}.png`,
    videos: { links: [], thumbnails: [] },
    created_at: day(id),
  })),
  jobs: rows(3, (id) => ({
    title: `店員募集${id}`,
    description: '週三日から。',
    salary_min: 1000,
    salary_max: null,
    start: day(id),
    end: '2036-05-31T18:00:00+09:00',
    created_at: day(id),
  })),
  timeline: rows(3, (id) => ({
    content: `${id}日目の様子`,
    images: [`/media/timeline-${id}.png`],
    videos: { links: [], thumbnails: [] },
    author: '林 久美子',
    author_id: 11,
    created_at: day(id),
  })),
  documents: rows(3, (id) => ({
    title: `案内の資料${id}`,
    file: { url: `/media/document-${id}.png`, name: `資料${id}.png`, type: 'image/png' },
    created_at: day(id),
  })),
});
