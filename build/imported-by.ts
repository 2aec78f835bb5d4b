import type { Rolldown } from 'vite';

type IsImported = (id: string, context: Rolldown.ChunkingContext) => boolean;

/** Tells whether a module is imported by `entry`, a whole path, directly or through others, without dynamic imports. */
export function importedBy(entry: string): IsImported {
  let importedModules: ReadonlySet<string> | null = null;
  return (id, context) => {
    importedModules ??= importsOf(entry, context);
    return importedModules.has(id);
  };
}

function importsOf(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set([entry]);
  // iterating over a Set includes the elements added meanwhile
  for (const id of modules)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  return modules;
}
