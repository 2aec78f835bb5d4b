import { type News, NewsDraft } from '#domain/content/news';
import { lazyModule } from '#kit/context/lazy-module';
import { DateTimeField } from '#kit/field/DateField';
import { TextField } from '#kit/field/TextField';
import { BesidePhone } from '#kit/phone-preview/BesidePhone';
import type { ResourceFormProps } from '#kit/resource/define-resource';
import { ImageField } from '#kit/resource/ImageField';
import { ResourceForm } from '#kit/resource/ResourceForm';
import type { NewsFields } from './news-fields';

const phonePreview = lazyModule(() => import('./NewsPhone'));

const EMPTY: NewsFields = { title: '', content: '', date: '', image: null };

export default function NewsForm(props: ResourceFormProps<News, NewsFields>) {
  return (
    <ResourceForm {...props} empty={EMPTY} valuesOf={valuesOf} rules={NewsDraft}>
      <BesidePhone phone={phonePreview}>
        <TextField name="title" label="field.title" />
        <TextField name="content" label="field.description" rows={8} />
        <DateTimeField name="date" label="news.date" />
        <ImageField {...props} />
      </BesidePhone>
    </ResourceForm>
  );
}

const valuesOf = ({ title, content, date, image }: News): NewsFields => ({ title, content, date, image });
