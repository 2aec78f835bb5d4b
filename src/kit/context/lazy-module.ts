/** Fetched when it is first wanted. */
export interface LazyModule<Module> {
  /** Null until it has come. */
  current(): Module | null;
  /** What did not arrive is fetched again by the next who asks. */
  load(): Promise<Module>;
}

export function lazyModule<Module>(fetchModule: () => Promise<Module>): LazyModule<Module> {
  let current: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    current: () => current,
    load() {
      loading ??= fetchModule().then(
        (module) => {
          current = module;
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
