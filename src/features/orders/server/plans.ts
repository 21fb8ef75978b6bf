type MembershipPlan = { months: number; messages: number; priceFen: number };
export type PackagePlan = { messages: number; priceFen: number };

/** The plans this installation sells, with their prices. */
export type Plans = { subscription: MembershipPlan; packages: readonly PackagePlan[] };
