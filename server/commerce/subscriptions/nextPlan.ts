/** The columns of a subscription whose next renewal keeps its plan. */
export const noNextPlan = { next_plan_id: null, next_told_minor: null, next_list_minor: null } as const;
