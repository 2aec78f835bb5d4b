import {
  amountField,
  choiceField,
  fileField,
  idsField,
  pictureField,
  picturesField,
  requiredMomentField,
  requiredTextField,
  structureField,
  textField,
} from '../fields';
import { crudViews, type Resource } from '../resource';
import { protectedRoutes, type Route } from '../routes';

const videos = () => structureField({ links: [], thumbnails: [] });

const news: Resource = {
  table: (tables) => tables.news,
  fields: {
    title: requiredTextField(200),
    content: requiredTextField(),
    image: pictureField(),
    date: requiredMomentField(),
  },
};

const events: Resource = {
  table: (tables) => tables.events,
  fields: {
    title: requiredTextField(200),
    description: requiredTextField(),
    image: pictureField(),
    start: requiredMomentField(),
    end: requiredMomentField(),
  },
  datedBy: { start: 'start', end: 'end' },
  defaults: () => ({ status: null }),
  validate: ({ start, end }) =>
    Date.parse(String(start)) > Date.parse(String(end))
      ? { non_field_errors: ['終了は開始より後にしてください。'] }
      : {},
};

const articles: Resource = {
  table: (tables) => tables.articles,
  fields: {
    type: choiceField('news', 'event'),
    genre: idsField({ required: true }),
    title: requiredTextField(200),
    content: requiredTextField(),
    image: pictureField(),
    videos: videos(),
  },
  filters: ['type'],
  joinedFields: ({ genre }, { genres }) => ({
    genre_names: genres
      .filter(({ id }) => Array.isArray(genre) && genre.includes(id))
      .map(({ name }) => name),
  }),
};

const jobs: Resource = {
  table: (tables) => tables.jobs,
  fields: {
    title: requiredTextField(200),
    description: requiredTextField(),
    salary_min: amountField(),
    salary_max: amountField(),
    start: requiredMomentField(),
    end: requiredMomentField(),
  },
};

const timeline: Resource = {
  table: (tables) => tables.timeline,
  fields: { content: textField(), images: picturesField(), videos: videos() },
  defaults: ({ session: { account } }) => ({ author: account.name, author_id: account.id }),
};

/** The content that a city publishes (specification chapter 9, CRUD of content). */
export const contentViews = (): Route[] =>
  protectedRoutes({
    ...crudViews('/:city/api/news/', news),
    ...crudViews('/:city/api/events/', events),
    ...crudViews('/:city/api/articles/', articles),
    ...crudViews('/:city/api/jobs/', jobs),
    ...crudViews('/:city/api/timeline/', timeline),
    ...crudViews('/:city/api/documents/', {
      table: (tables) => tables.documents,
      fields: { title: requiredTextField(200), file: fileField() },
    }),
  });
