// Everything that is loaded for a signed-in user: one chunk.
export { prefetchDuringSignIn } from './page/prefetch-page';
export { default as SignedIn } from './SignedIn';
