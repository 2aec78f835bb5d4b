/**
 * Stands for wouter's own browser location in the build (vite.config.ts): the console has its own (navigation.ts),
 * and wouter's patches history.pushState for the whole page as soon as it is imported.
 */
export function useBrowserLocation(): never {
  throw new Error('the router was given no location: see src/app/Root.tsx');
}
export const useSearch = useBrowserLocation;
