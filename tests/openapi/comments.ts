import { sources } from '../sources';

/** The comments in `src/domain` on a schema and its fields. */
export interface SchemaComments {
  schemaComment: Comment;
  fields: ReadonlyMap<string, Comment>;
}

export interface Comment {
  /** In the form of a description; empty when the comment has only a status. */
  text: string;
  /** The specification does not have this field: it is PROPOSED. */
  isProposed: boolean;
}

const NO_COMMENT: Comment = { text: '', isProposed: false };
const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`;
const DECLARATION = new RegExp(String.raw`(?:${COMMENT})?export const ([A-Z]\w*) = (z\.[\s\S]*?\));\n`, 'g');
const FIELD = new RegExp(String.raw`(?:${COMMENT})(\w+): `, 'g');

interface Declaration {
  schemaComment: Comment;
  fields: ReadonlyMap<string, Comment>;
  /** `z.extend(CouponDraft, …)` has the fields of `CouponDraft`. */
  base: string | null;
}

/** `constants`: the values of constants that comments name instead of repeating them. */
export function readComments(constants: ReadonlyMap<string, string>): (name: string) => SchemaComments {
  const declarations = new Map(
    sources('src/domain', 'src/api').flatMap(({ text }) =>
      [...text.matchAll(DECLARATION)].map(([, schemaComment, name = '', schema = '']) => [
        name,
        declarationOf(schemaComment, schema),
      ]),
    ),
  );

  function declarationOf(schemaComment: string | undefined, schema: string): Declaration {
    const [, base = null] =
      /^z\.(?:extend|pick|omit|partial)\(\s*(?:z\.\w+\(\s*)?([A-Z]\w*)/.exec(schema) ?? [];
    const fields = [...schema.matchAll(FIELD)].map(
      ([, comment = '', field = '']) => [field, parseComment(comment)] as const,
    );
    return {
      schemaComment: schemaComment === undefined ? NO_COMMENT : parseComment(schemaComment),
      fields: new Map(fields),
      base,
    };
  }

  function parseComment(comment: string): Comment {
    const text = comment
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .replaceAll(/`?\b([A-Z]+_[A-Z_]+)\b`?/g, (name, constant: string) => constants.get(constant) ?? name)
      .trim();
    return { text: descriptionOf(text), isProposed: text.includes('PROPOSED') };
  }

  return function commentsOf(name: string): SchemaComments {
    const { schemaComment, fields, base } = declarations.get(name) ?? {
      schemaComment: NO_COMMENT,
      fields: [],
      base: null,
    };
    return { schemaComment, fields: new Map([...(base === null ? [] : commentsOf(base).fields), ...fields]) };
  };
}

/** `PROPOSED: no coupon may end later.` → `No coupon may end later .` */
function descriptionOf(comment: string): string {
  const [, refs = '', remainder = ''] =
    /^PROPOSED(?: bodies)?(?: (\([^)]*\)))?[:.]? ?(.*)$/.exec(comment) ?? [];
  if (remainder === '') return comment.startsWith('PROPOSED') ? '' : comment.replace(/^\(R-[^)]*\)$/, '');
  const sentence = remainder.charAt(0).toUpperCase() + remainder.slice(1);
  return refs === '' || refs === '(A-099)' ? sentence : sentence.replace(/\.?$/, ` ${refs}.`);
}
