import { sourceOf } from '#api/http/source';
import { matchingStaff } from '#api/recruitment/matching-staff';
import { staff } from './staff';

/**
 * Owners and staff of a company; for an account without a company, the staff of recruitment.
 */
export const staffSource = (company: string | null) =>
  company === null ? sourceOf('staff', matchingStaff) : sourceOf('staff', staff, { params: { company } });
