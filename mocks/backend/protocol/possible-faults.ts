import type * as z from 'zod/mini';
import type { Endpoint, Schema } from '#api/http/endpoint';

/** What can happen to a call, derived from its declaration. The texts are those of scenario links. */
export interface PossibleFaults {
  /** `409`, `offline`, `cut:50`. */
  effects: readonly string[];
  /** Fields of the request that a 400 can name: `400:title`. */
  sentFields: readonly string[];
  /** Fields that every record of the response has, and that can be missing: `wrong:title`. */
  receivedFields: readonly string[];
}

const COMMON_STATUSES = ['401', '403', '406', '409', '500'];
const COMMON_EFFECTS = ['offline', 'hang', 'delay:3000', 'garbage', 'wrong'];
/** The parameters of a path that name no record. */
const SCOPE_PARAMS = new Set([':city', ':company']);

export function possibleFaults(endpoint: Endpoint): PossibleFaults {
  const { method, path, body, form, responses } = endpoint;
  const isRead = method === 'GET';
  const namesRecord = path
    .split('/')
    .some((segment) => segment.startsWith(':') && !SCOPE_PARAMS.has(segment));
  const refusals = Object.keys(responses).filter((status) => !['200', '201', '204'].includes(status));
  return {
    effects: [
      ...[...refusals, ...(namesRecord ? ['404'] : []), ...COMMON_STATUSES].toSorted(),
      ...COMMON_EFFECTS,
      ...(isRead ? ['empty'] : ['lost']),
      ...(form ? ['cut:50', 'slow:700'] : []),
    ],
    sentFields: body ? Object.keys(shapeOf(body)) : [],
    receivedFields: isRead && responses[200] ? requiredFieldsIn(responses[200]) : [],
  };
}

/** What can happen to a call that is not known yet. */
export const POSSIBLE_FOR_ANY: PossibleFaults = {
  effects: [...COMMON_STATUSES, ...COMMON_EFFECTS, 'empty', 'lost', 'cut:50', 'slow:700'],
  sentFields: [],
  receivedFields: [],
};

/** All of them as effects. */
export const allEffects = ({ effects, sentFields, receivedFields }: PossibleFaults): string[] => [
  ...effects,
  ...sentFields.map((field) => `400:${field}`),
  ...receivedFields.map((field) => `wrong:${field}`),
];

function requiredFieldsIn(response: Schema): string[] {
  const shape = shapeOf(response);
  const recordsSchema = shape.content ?? shape.result;
  return Object.entries(recordsSchema ? shapeOf(recordsSchema) : shape).flatMap(
    ([
      name,
      {
        _zod: { def },
      },
    ]) => (def.type === 'optional' ? [] : [name]),
  );
}

type Shape = Readonly<Record<string, z.core.$ZodTypes>>;

/** The fields of an object, of the rows of an array, or of all alternatives; a form is a pipe into its object. */
function shapeOf(schema: Schema): Shape {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes;
  if (def.type === 'object') return def.shape as Shape;
  if (def.type === 'array') return shapeOf(def.element);
  if (def.type === 'pipe') return { ...shapeOf(def.in), ...shapeOf(def.out) };
  if (def.type === 'nullable' || def.type === 'optional') return shapeOf(def.innerType);
  return def.type === 'union' ? (Object.assign({}, ...def.options.map(shapeOf)) as Shape) : {};
}
