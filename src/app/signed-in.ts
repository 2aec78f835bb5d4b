// all that comes for whoever is signed in: one chunk
export { prefetchDuringSignIn } from './prefetch-page';
export { default as SignedIn } from './SignedIn';
