import * as z from 'zod/mini';

const maybeText = z.optional(z.nullable(z.string()));
const headersShape = z.optional(z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))));
const bodyShape = z.object({
  mimeType: maybeText,
  text: maybeText,
  encoding: maybeText,
  size: z.optional(z.nullable(z.number())),
});
/** An entry of HAR 1.2 with what the comparison needs. Browsers leave out different fields. */
export const entryShape = z.object({
  _resourceType: maybeText,
  startedDateTime: maybeText,
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: headersShape,
    postData: z.optional(
      z.nullable(
        z.object({
          mimeType: maybeText,
          text: maybeText,
          params: z.optional(
            z.nullable(z.array(z.object({ name: z.string(), value: maybeText, fileName: maybeText }))),
          ),
        }),
      ),
    ),
  }),
  response: z.object({ status: z.number(), content: z.optional(z.nullable(bodyShape)) }),
});
export type HarEntry = z.infer<typeof entryShape>;
