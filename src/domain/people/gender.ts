export const GENDERS = ['male', 'female', 'other'] as const;

export const isGender = (gender: string | null | undefined): boolean => GENDERS.some((one) => one === gender);
