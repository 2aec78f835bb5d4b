import { type Plugin, runnerImport } from 'vite';

const RESOURCES_MODULE = 'virtual:resources';
/** Read once for the table and for the first files of the built page. */
let reading: ReturnType<typeof readResourceRows> | null = null;

/** The folder with the handler of `GET` and a path of the contract; undefined for the handlers of every page. */
export type FolderOfCall = (path: string) => string | undefined;

export async function folderOfCall(root: string): Promise<FolderOfCall> {
  const { rows } = await resourceRows(root);
  return (path) =>
    rows.find(({ folder, calls }) => folder !== START && calls.some((call) => call.join() === `GET,${path}`))
      ?.folder;
}

/**
 * `virtual:resources` has every call of mocks/backend/resources with the folder of its handler, and loads each folder on
 * demand: a page finds the handler of a call without the handlers of all others.
 */
export function resources(): Plugin {
  let root = '';
  return {
    name: 'machi:resources',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: new RegExp(`^${RESOURCES_MODULE}(/|$)`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0${RESOURCES_MODULE}(/|$)`) },
      async handler(id) {
        const [, folder] = id.slice(1).split('/');
        // the table is loaded first, and again when a file of the backend has changed
        if (folder === undefined) reading = null;
        const { rows, files } = await resourceRows(root);
        for (const file of files) this.addWatchFile(file);
        return folder === undefined ? tableOf(rows) : handlersOf(rows.filter((row) => row.folder === folder));
      },
    },
  };
}

/** The handlers that the frame of every page asks: they come with the table of calls, as a folder of their own. */
const START = 'start';
const START_FILES = [
  'session/session.ts',
  'session/profile.ts',
  'places/cities.ts',
  'messaging/notifications.ts',
  'recruitment/matching.ts',
];

/** An exported list of handlers, in the order of mocks/backend/resources/index.ts. */
interface ResourceRow {
  folder: string;
  /** From the root: `/mocks/backend/resources/offers/coupons.ts`. */
  file: string;
  exportName: string;
  calls: readonly (readonly [method: string, path: string])[];
}

const resourceRows = (root: string) => (reading ??= readResourceRows(root));

/** Imports all handlers: their files have no list of their calls beside them. */
async function readResourceRows(root: string): Promise<{ rows: readonly ResourceRow[]; files: string[] }> {
  const readRows: Plugin = {
    name: 'machi:resource-rows',
    resolveId: { filter: { id: /^virtual:resource-rows$/ }, handler: () => '\0virtual:resource-rows' },
    load: { filter: { id: /^\0virtual:resource-rows$/ }, handler: () => READ_ROWS },
  };
  const { module, dependencies } = await runnerImport<{ rows: readonly ResourceRow[] }>(
    'virtual:resource-rows',
    { root, plugins: [readRows], logLevel: 'error' },
  );
  const rows = module.rows.map((row) =>
    START_FILES.some((file) => row.file.endsWith(`/${file}`)) ? { ...row, folder: START } : row,
  );
  return { rows, files: dependencies };
}

const READ_ROWS = `
import { resources } from '#mocks/backend/resources/index';
const modules = import.meta.glob('/mocks/backend/resources/*/*.ts', { eager: true });
const lists = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([exportName, list]) => ({ file, exportName, list })),
);
export const rows = resources.map((resource) => {
  const { file, exportName } = lists.find(({ list }) => list === resource);
  const calls = resource.map(({ endpoint: { method, path } }) => [method, path]);
  return { folder: file.split('/').at(-2), file, exportName, calls };
});
`;

const tableOf = (rows: readonly ResourceRow[]) => {
  const allCalls = rows.flatMap(({ folder, calls }) =>
    calls.map(([method, path]) => ({ method, path, folder })),
  );
  const loaders = [...new Set(rows.map(({ folder }) => folder))].map((folder) =>
    folder === START
      ? `${folder}: () => Promise.resolve(${folder})`
      : `${folder}: () => import('${RESOURCES_MODULE}/${folder}').then(({ handlers }) => handlers)`,
  );
  return `
import { handlers as ${START} } from '${RESOURCES_MODULE}/${START}';
export const calls = ${JSON.stringify(allCalls)};
export const folders = { ${loaders.join(', ')} };`;
};

const handlersOf = (rows: readonly ResourceRow[]) => `
${rows.map(({ file, exportName }) => `import { ${exportName} } from '${file}';`).join('\n')}
export const handlers = [${rows.map(({ exportName }) => exportName).join(', ')}].flat();`;
