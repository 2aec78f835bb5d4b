import { CITY_WITH_ARTICLES } from '#domain/places/cities';
import { defineScreen } from '#kit/context/screen';

export const town = {
  news: defineScreen({
    path: '/:city/news',
    title: 'news.title',
    entry: ['Administrator'],
    menu: { icon: 'pi pi-align-left' },
    feature: 'news',
    view: () => import('#views/news/NewsView'),
    firstRequest: '/:city/api/news/?offset=0&limit=20',
  }),
  events: defineScreen({
    path: '/:city/event',
    title: 'event.title',
    entry: ['Administrator'],
    menu: { icon: 'pi pi-calendar' },
    feature: 'event',
    view: () => import('#views/event/EventView'),
    firstRequest: '/:city/api/events/?offset=0&limit=20&when=coming',
  }),
  articles: defineScreen({
    path: '/:city/article',
    title: 'article.title',
    entry: ['Administrator'],
    menu: { icon: 'pi pi-pen-to-square' },
    feature: 'article',
    onlyIn: CITY_WITH_ARTICLES,
    view: () => import('#views/article/ArticleView'),
    firstRequest: '/:city/api/articles/?offset=0&limit=20',
  }),
  timeline: defineScreen({
    path: '/:city/timeline',
    title: 'timeline.title',
    menu: { icon: 'pi pi-sort-amount-down', roles: ['Administrator', 'owner_shop', 'staff_shop'] },
    feature: 'timeline',
    view: () => import('#views/timeline/TimelineView'),
    firstRequest: '/:city/api/timeline/?offset=0&limit=20',
  }),
  jobs: defineScreen({
    path: '/:city/job',
    title: 'job.title',
    entry: ['Administrator', 'owner_shop'],
    menu: { icon: 'pi pi-briefcase' },
    feature: 'job',
    view: () => import('#views/job/JobView'),
    firstRequest: '/:city/api/jobs/?offset=0&limit=20',
  }),
  documents: defineScreen({
    path: '/:city/document',
    title: 'document.title',
    menu: { icon: 'pi pi-folder', roles: ['Administrator', 'owner_shop', 'staff_shop'] },
    feature: 'document',
    view: () => import('#views/document/DocumentView'),
    firstRequest: '/:city/api/documents/?offset=0&limit=20',
  }),
};
