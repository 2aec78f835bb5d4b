/** Whether a role may make a call, `GET /:city/notifications/`. */
export type MayCall = (name: string, role: string) => boolean;

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

/**
 * Reads docs/openapi.json: `x-roles` names the roles of a call. Without it every signed-in user may make the
 * call.
 */
export function rolesOf({ paths }: Document): MayCall {
  const rolesByCall = new Map<string, readonly string[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      if ('x-roles' in operation) rolesByCall.set(name, operation['x-roles'] as string[]);
    }
  }
  return (name, role) => rolesByCall.get(name)?.includes(role) ?? true;
}
