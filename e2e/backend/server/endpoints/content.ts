import {
  amount,
  choice,
  file,
  ids,
  picture,
  pictures,
  requiredMoment,
  requiredText,
  structure,
  text,
} from '../fields';
import { type Resource, resource } from '../resource';
import { closed, type Route } from '../routes';

const videos = () => structure({ links: [], thumbnails: [] });

const news: Resource = {
  table: (tables) => tables.news,
  fields: {
    title: requiredText(200),
    content: requiredText(),
    image: picture(),
    date: requiredMoment(),
  },
};

const events: Resource = {
  table: (tables) => tables.events,
  fields: {
    title: requiredText(200),
    description: requiredText(),
    image: picture(),
    start: requiredMoment(),
    end: requiredMoment(),
  },
  datedBy: { start: 'start', end: 'end' },
  created: () => ({ status: null }),
  faultsOf: ({ start, end }) =>
    Date.parse(String(start)) > Date.parse(String(end))
      ? { non_field_errors: ['終了は開始より後にしてください。'] }
      : {},
};

const articles: Resource = {
  table: (tables) => tables.articles,
  fields: {
    type: choice('news', 'event'),
    genre: ids({ required: true }),
    title: requiredText(200),
    content: requiredText(),
    image: picture(),
    videos: videos(),
  },
  filters: ['type'],
  joined: ({ genre }, { genres }) => ({
    genre_names: genres
      .filter(({ id }) => Array.isArray(genre) && genre.includes(id))
      .map(({ name }) => name),
  }),
};

const jobs: Resource = {
  table: (tables) => tables.jobs,
  fields: {
    title: requiredText(200),
    description: requiredText(),
    salary_min: amount(),
    salary_max: amount(),
    start: requiredMoment(),
    end: requiredMoment(),
  },
};

const timeline: Resource = {
  table: (tables) => tables.timeline,
  fields: { content: text(), images: pictures(), videos: videos() },
  created: ({ session: { account } }) => ({ author: account.name, author_id: account.id }),
};

/** The content that a city publishes (specification chapter 9, CRUD of content). */
export const contentViews = (): Route[] =>
  closed({
    ...resource('/:city/api/news/', news),
    ...resource('/:city/api/events/', events),
    ...resource('/:city/api/articles/', articles),
    ...resource('/:city/api/jobs/', jobs),
    ...resource('/:city/api/timeline/', timeline),
    ...resource('/:city/api/documents/', {
      table: (tables) => tables.documents,
      fields: { title: requiredText(200), file: file() },
    }),
  });
