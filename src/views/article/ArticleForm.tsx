import { genreSource } from '#api/offers/genres';
import type { Picture } from '#domain/base/upload';
import {
  ARTICLE_TYPES,
  type Article,
  ArticleDraft,
  type ArticleType,
  articleProblems,
} from '#domain/content/article';
import type { Genre } from '#domain/offers/genre';
import { linksOf, linksOfLines } from '#domain/video/video-input';
import type { Picked } from '#kit/field/RecordCombobox';
import { RecordsPicker } from '#kit/field/RecordsPicker';
import { SelectField } from '#kit/field/SelectField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';
import { articleGenres } from './article-genres';

export interface ArticleFields {
  type: ArticleType | '';
  title: string;
  genre: Picked[];
  content: string;
  image: Picture | null;
  /** One link per line. */
  videos: string;
}

const EMPTY: ArticleFields = { type: '', title: '', genre: [], content: '', image: null, videos: '' };

/** R-VAL-CONTENT-24, 25. */
export default function ArticleForm(props: ResourceFormProps<Article, ArticleFields>) {
  return (
    <ResourceForm
      {...props}
      empty={EMPTY}
      valuesOf={valuesOf}
      rules={ArticleDraft}
      problemsOf={(values) => articleProblems({ ...values, videos: linksOfLines(values.videos) })}
    >
      <SelectField
        name="type"
        label="article.type"
        options={ARTICLE_TYPES.map((value) => ({ value, label: `article.type.${value}` }))}
      />
      <TextField name="title" label="field.title" />
      <RecordsPicker name="genre" label="genre.title" of={genreSource} choiceOf={choiceOf} />
      <TextField name="content" label="field.description" rows={8} />
      <ImageField {...props} />
      <TextField name="videos" label="advertisement.videos" rows={3} inputMode="url" />
    </ResourceForm>
  );
}

const choiceOf = ({ id, path, name }: Genre): Picked => ({ id, name: path || name || `#${id}` });

function valuesOf(row: Article): ArticleFields {
  const genreNames = articleGenres(row);
  return {
    type: row.type ?? '',
    title: row.title,
    genre: row.genre.map((id, index) => ({ id, name: genreNames[index] ?? `#${id}` })),
    content: row.content,
    image: row.image,
    videos: linksOf(row.videos).join('\n'),
  };
}
