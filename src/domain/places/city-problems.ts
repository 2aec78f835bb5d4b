import { draftProblems } from '#domain/base/draft-problems';
import { type Position, positionProblems } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { type City, CityDraft } from './city';

/** A city may have no position. */
export const cityProblems = (city: Pick<City, 'name_ja' | 'code_shop'> & Position): FieldProblem[] =>
  draftProblems(CityDraft, city, positionProblems(city));
