/** The operators of conditions; there are no others. */
export const conditionOperators = ["all", "any", "not", "eq", "in", "lt", "gt", "present"] as const;

export type ConditionOperator = (typeof conditionOperators)[number];
