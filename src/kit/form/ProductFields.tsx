import { DESCRIPTION_MAX, NUMBER_DIGITS_MAX, TITLE_MAX } from '#domain/base/limits';
import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';

/** The fields of a product, draft or published (R-ENT-17). */
export const ProductFields = () => (
  <>
    <TextField name="name" label="product.name" max={TITLE_MAX} required />
    <TextField name="description" label="product.description" max={DESCRIPTION_MAX} rows={5} />
    <NumberField name="price" label="field.priceInYen" digits={NUMBER_DIGITS_MAX} />
  </>
);
