// all that comes for whoever is signed in: one chunk
export { askMeanwhile } from './ask-first';
export { default as SignedIn } from './SignedIn';
