import { NumberField } from '#kit/field/NumberField';
import { TextField } from '#kit/field/TextField';

/** The fields of a product, draft or published (R-ENT-17). */
export const ProductFields = () => (
  <>
    <TextField name="name" label="product.name" />
    <TextField name="description" label="product.description" rows={5} />
    <NumberField name="price" label="field.priceInYen" />
  </>
);
