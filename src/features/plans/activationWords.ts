import type { PlanTerm } from '@/features/plans/planTerm';

/** How many activations a plan has, in words. */
export const activationWords = {
  month: 'plans.lines.activationsMonth',
  year: 'plans.lines.activationsYear',
  months: 'plans.lines.activations',
  days: 'plans.lines.activations',
  once: 'plans.lines.activations',
} as const satisfies Record<PlanTerm, string>;
