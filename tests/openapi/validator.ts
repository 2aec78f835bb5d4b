import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

type Json = Record<string, unknown>;
type Content = Record<string, { schema: Json }>;

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Json;
}

interface Form {
  properties?: Record<string, Json>;
}

interface Answer {
  content?: Content;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
}

/** The part of an OpenAPI document that is read here. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer>; schemas: Record<string, Json> };
}

export interface SentRequest {
  method: string;
  /** Without the base: `/akashi/api/coupons/?limit=20`. */
  path: string;
  /** The JSON value, or a form; undefined for a request without a body. */
  body?: unknown;
}

/** Each function returns its problems as sentences, and an empty list when the document is met. */
export interface Validator {
  problemsOfRequest: (sent: SentRequest) => string[];
  problemsOfResponse: (operationId: string, status: number, body: unknown) => string[];
}

const DOCUMENT = 'openapi';

/** Represents a file among the texts of a form. */
const FILE = '\0file';

/** The formats of the document, by the words of RFC 3339 and 5321. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
};

/** Uses only the document, not the console or the fake backend. */
export function validatorOf({ paths, components }: OpenApi): Validator {
  const formats = { ...FORMATS, binary: (text: string) => text === FILE };
  // The validator does not know what OpenAPI adds to JSON Schema.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  ajv.addSchema({ components }, DOCUMENT);
  const compiled = new Map<Json, ValidateFunction>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

  function problems(prefix: string, schema: Json, value: unknown): string[] {
    const validate = compiled.get(schema) ?? ajv.compile(withinDocument(schema));
    compiled.set(schema, validate);
    const isValid = validate(value);
    return isValid ? [] : (validate.errors ?? []).map((error) => `${prefix}${sentenceOf(error)}`);
  }

  /**
   * Texts of an address and of a form have the type of their schema: `12` is a number when a number is due.
   */
  const problemsOfText = ({ name, schema }: Parameter, text: string): string[] =>
    problems(name, schema, schema.type === 'string' ? text : parseJsonOrText(text));

  function parameterProblems(
    { parameters }: Operation,
    given: ReadonlyMap<string, string>,
    location: string,
  ) {
    const declaredParameters = parameters.filter((parameter) => parameter.in === location);
    const unknownNames = [...given.keys()].filter(
      (name) => !declaredParameters.some((parameter) => parameter.name === name),
    );
    return [
      ...unknownNames.map((name) => `${name} is no parameter`),
      ...declaredParameters.flatMap((parameter) => {
        const text = given.get(parameter.name);
        if (text === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
        return problemsOfText(parameter, text);
      }),
    ];
  }

  function formProblems(schema: Json, form: FormData): string[] {
    const { properties = {} } = resolveReference<Form>(schema, components.schemas);
    const names = [...new Set(form.keys())];
    const value = Object.fromEntries(
      names.map((field) => {
        const parts = form.getAll(field).map((part) => (typeof part === 'string' ? part : FILE));
        return [field, properties[field]?.type === 'array' || parts.length > 1 ? parts : parts[0]];
      }),
    );
    const unknownNames = names
      .filter((field) => !(field in properties))
      .map((field) => `${field} is no field`);
    const jsonProblems = Object.entries(properties).flatMap(([field, { contentSchema }]) => {
      const text = value[field];
      if (contentSchema === undefined || typeof text !== 'string') return [];
      return problems(field, contentSchema as Json, parseJsonOrText(text));
    });
    return [...unknownNames, ...problems('', schema, value), ...jsonProblems];
  }

  function bodyProblems({ requestBody }: Operation, body: unknown): string[] {
    if (requestBody === undefined) return body === undefined ? [] : ['there is a body'];
    if (body === undefined) return requestBody.required ? ['there is no body'] : [];
    const isForm = body instanceof FormData;
    const content = requestBody.content[isForm ? 'multipart/form-data' : 'application/json'];
    if (content === undefined) return [`the body is ${isForm ? 'a form' : 'JSON'}`];
    return isForm ? formProblems(content.schema, body) : problems('', content.schema, body);
  }

  return {
    problemsOfRequest({ method, path, body }) {
      const [pathname = '', query = ''] = path.split('?');
      const [match] = operations
        .filter((candidate) => candidate.method === method)
        .flatMap(({ path: template, operation }) => {
          const pathMatch = patternOf(template).exec(pathname);
          return pathMatch === null ? [] : [{ operation, given: Object.entries(pathMatch.groups ?? {}) }];
        })
        // A literal path has priority over one with parameters.
        .toSorted((left, right) => left.given.length - right.given.length);
      if (match === undefined) return [`the document has no ${method} ${pathname}`];
      const { operation, given } = match;
      return [
        ...parameterProblems(operation, new Map(given), 'path'),
        ...parameterProblems(operation, new Map(new URLSearchParams(query)), 'query'),
        ...bodyProblems(operation, body),
      ];
    },

    problemsOfResponse(operationId, status, body) {
      const candidate = operations.find(({ operation }) => operation.operationId === operationId);
      const response = candidate?.operation.responses[status];
      if (response === undefined) return [`the document has no ${status} of ${operationId}`];
      const { content } = resolveReference<Answer>(response, components.responses);
      const schema = content?.['application/json']?.schema;
      return schema === undefined ? [] : problems('', schema, body);
    },
  };
}

/** Schemas refer to others by their path in the document. */
const withinDocument = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${DOCUMENT}#/components/`)) as Json;

/** The target of a part that is a reference, or the part itself. */
function resolveReference<Part extends object>(
  part: Part & { $ref?: string },
  componentsByName: Record<string, Part>,
): Part {
  return componentsByName[part.$ref?.split('/').at(-1) ?? ''] ?? part;
}

const sentenceOf = ({ instancePath, message = '' }: ErrorObject): string => `${instancePath} ${message}`;

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

function parseJsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
