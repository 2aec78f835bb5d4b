import type { Picture } from '#domain/base/upload';
import { type News, NewsDraft } from '#domain/content/news';
import { DateTimeField } from '#kit/field/DateField';
import { TextField } from '#kit/field/TextField';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';

export interface NewsFields extends NewsDraft {
  image: Picture | null;
}

const EMPTY: NewsFields = { title: '', content: '', date: '', image: null };

export default function NewsForm(props: ResourceFormProps<News, NewsFields>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={NewsDraft}>
      <TextField name="title" label="field.title" />
      <TextField name="content" label="field.description" rows={8} />
      <DateTimeField name="date" label="news.date" />
      <ImageField {...props} />
    </ResourceForm>
  );
}

const valuesOf = ({ title, content, date, image }: News): NewsFields => ({ title, content, date, image });
