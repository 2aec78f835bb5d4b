export const GENDERS = ['male', 'female', 'other'] as const;
