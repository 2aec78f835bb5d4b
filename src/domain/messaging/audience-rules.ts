import { numberOf } from '#domain/base/number-of';
import { positionProblems } from '#domain/base/position';
import type { FieldProblem } from '#domain/base/problems';
import { rangeProblems } from '#domain/base/range-problems';
import { wholeNumberOf } from '#domain/base/whole-number';
import type { NotificationAudience } from './notification';
import type { ComposedNotification } from './notification-audience';

/** The condition of a push by condition; a missing field does not restrict the receivers. */
export interface Condition {
  age_from?: number | undefined;
  age_to?: number | undefined;
  gender?: string | undefined;
  area?: string | undefined;
  pass_type?: number | undefined;
}

export interface Circle {
  latitude: number;
  longitude: number;
  /** The radius of the circle in metres. */
  radius: number;
}

/** PROPOSED: the specification has no limits for these. */
export const AGE_MAX = 120;
export const RADIUS_MAX = 100_000;

/** The form and the fake backend share these rules. */
export function conditionProblems({ age_from: from, age_to: to }: Condition): FieldProblem[] {
  const outOfRangeProblems = [
    ...rangeProblems('age_from', from, 0, AGE_MAX),
    ...rangeProblems('age_to', to, 0, AGE_MAX),
  ];
  const isReversed = outOfRangeProblems.length === 0 && from !== undefined && to !== undefined && from > to;
  return isReversed ? [{ field: 'age_to', messageId: 'audience.problem.ageOrder' }] : outOfRangeProblems;
}

/** Centre and radius are required. The limits of the radius in problems are in units of `unit` metres. */
export function circleProblems({ latitude, longitude, radius }: Partial<Circle>, unit = 1): FieldProblem[] {
  const requiredValues = Object.entries({ latitude, longitude, radius });
  return [
    ...requiredValues.flatMap(([field, value]) => requiredValueProblems(field, value !== undefined)),
    ...positionProblems({ latitude, longitude }).filter(({ messageId }) => messageId !== 'problem.required'),
    ...rangeProblems('radius', radius && radius / unit, 1 / unit, RADIUS_MAX / unit),
  ];
}

export const audienceProblems = (draft: ComposedNotification): FieldProblem[] =>
  RULES_BY_AUDIENCE[draft.audience](draft);

export const conditionOf = (draft: ComposedNotification): Condition => ({
  age_from: wholeNumberOf(draft.age_from) ?? undefined,
  age_to: wholeNumberOf(draft.age_to) ?? undefined,
  gender: draft.gender || undefined,
  area: draft.area.trim() || undefined,
  pass_type: numberOf(draft.pass_type),
});

export const schoolOfDraft = ({ school }: ComposedNotification): string => school.normalize('NFKC').trim();

/** The class of the school; a missing field does not restrict the receivers. */
export const classOfDraft = ({ group, classes }: ComposedNotification) => ({
  group: group.trim() || undefined,
  classes: classes.trim() || undefined,
});

export const circleOf = ({ latitude, longitude, radius }: ComposedNotification) => ({
  latitude: numberOf(latitude),
  longitude: numberOf(longitude),
  radius: wholeNumberOf(radius) ?? undefined,
});

/** The name of the circle's centre; null where the coordinates were typed, clicked or dragged. */
export const placeNameOf = ({ place, latitude, longitude }: ComposedNotification): string | null =>
  place?.latitude === latitude && place.longitude === longitude ? place.name : null;

const RULES_BY_AUDIENCE: Readonly<
  Record<NotificationAudience, (draft: ComposedNotification) => FieldProblem[]>
> = {
  everyone: () => [],
  users: (draft) => [
    ...choiceProblems('user_ids', draft.user_ids.length > 0),
    ...(schoolOfDraft(draft) === '' ? [] : schoolProblems(draft)),
  ],
  condition(draft) {
    const condition = conditionOf(draft);
    const hasCondition = Object.values(condition).some((value) => value !== undefined);
    // without a condition the receivers are everyone, which is a separate audience
    return hasCondition
      ? conditionProblems(condition)
      : [{ field: 'age_from', messageId: 'audience.problem.noCondition' }];
  },
  // no chosen ad means every user with a favourite
  favouriteAds: () => [],
  mapUsers: (draft) => circleProblems(circleOf(draft), 1000),
  passHolders: ({ pass_type }) => choiceProblems('pass_type', pass_type !== ''),
  school: schoolProblems,
};

function schoolProblems(draft: ComposedNotification): FieldProblem[] {
  return /^[1-9]\d*$/.test(schoolOfDraft(draft))
    ? []
    : [{ field: 'school', messageId: 'audience.problem.schoolId' }];
}

const requiredValueProblems = (field: string, isGiven: boolean): FieldProblem[] =>
  isGiven ? [] : [{ field, messageId: 'problem.required' }];

const choiceProblems = (field: string, isGiven: boolean): FieldProblem[] =>
  isGiven ? [] : [{ field, messageId: 'problem.choose' }];
