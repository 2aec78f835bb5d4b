/** A module that is loaded on first use. */
export interface LazyModule<Module> {
  /** Null until it is loaded. */
  current(): Module | null;
  /** A failed load is retried by the next call. */
  load(): Promise<Module>;
}

export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let loadedModule: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    current: () => loadedModule,
    load() {
      loading ??= fetchModule().then(
        (module) => {
          loadedModule = module;
          return module;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}
